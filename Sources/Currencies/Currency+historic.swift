// SPDX-License-Identifier: Apache-2.0
//
// Made by scripts/make-currencies; don't edit.

extension Currency {
    /// ISO 4217 list three of 2026-01-01: code, number or a hyphen, month or year of withdrawal, and name.
    static let historic = """
        ADP 020 2003-07 Andorran Peseta
        AFA 004 2003-01 Afghani
        ALK 008 1989-12 Old Lek
        ANG 532 2025-03 Netherlands Antillean Guilder
        AOK 024 1991-03 Kwanza
        AON 024 2000-02 New Kwanza
        AOR 982 2000-02 Kwanza Reajustado
        ARA 032 1992-01 Austral
        ARP 032 1985-07 Peso Argentino
        ARY 032 1990 Peso
        ATS 040 2002-03 Schilling
        AYM 945 2005-10 Azerbaijan Manat
        AZM 031 2005-12 Azerbaijanian Manat
        BAD 070 1998-07 Dinar
        BEC 993 1990-03 Convertible Franc
        BEF 056 2002-03 Belgian Franc
        BEL 992 1990-03 Financial Franc
        BGJ 100 1990 Lev A/52
        BGK 100 1990 Lev A/62
        BGL 100 2003-11 Lev
        BGN 975 2026-01 Bulgarian Lev
        BOP 068 1987-02 Peso boliviano
        BRB 076 1986-03 Cruzeiro
        BRC 076 1989-02 Cruzado
        BRE 076 1993-03 Cruzeiro
        BRN 076 1990-03 New Cruzado
        BRR 987 1994-07 Cruzeiro Real
        BUK 104 1990-02 Kyat
        BYB 112 2001-01 Belarusian Ruble
        BYR 974 2017-01 Belarusian Ruble
        CHC 948 2004-11 WIR Franc (for electronic)
        CSD 891 2006-10 Serbian Dinar
        CSJ 203 1990 Krona A/53
        CSK 200 1993-03 Koruna
        CUC 931 2021-06 Peso Convertible
        CYP 196 2008-01 Cyprus Pound
        DDM 278 1990-09 Mark der DDR
        DEM 276 2002-03 Deutsche Mark
        ECS 218 2000-09 Sucre
        ECV 983 2000-09 Unidad de Valor Constante (UVC)
        EEK 233 2011-01 Kroon
        ESA 996 1981 Spanish Peseta
        ESB 995 1994-12 \"A\" Account (convertible Peseta Account)
        ESP 724 2002-03 Spanish Peseta
        FIM 246 2002-03 Markka
        FRF 250 2002-03 French Franc
        GEK 268 1995-10 Georgian Coupon
        GHC 288 2008-01 Cedi
        GHP 939 2007-06 Ghana Cedi
        GNE 324 1989-12 Syli
        GNS 324 1986-02 Syli
        GQE 226 1986-06 Ekwele
        GRD 300 2002-03 Drachma
        GWE 624 1981 Guinea Escudo
        GWP 624 1997-05 Guinea-Bissau Peso
        HRD 191 1995-01 Croatian Dinar
        HRK 191 2023-01 Kuna
        IEP 372 2002-03 Irish Pound
        ILP 376 1981 Pound
        ILR 376 1990 Old Shekel
        ISJ 352 1990 Old Krona
        ITL 380 2002-03 Italian Lira
        LAJ 418 1979-12 Pathet Lao Kip
        LSM 426 1985-05 Loti
        LTL 440 2014-12 Lithuanian Litas
        LTT 440 1993-07 Talonas
        LUC 989 1990-03 Luxembourg Convertible Franc
        LUF 442 2002-03 Luxembourg Franc
        LUL 988 1990-03 Luxembourg Financial Franc
        LVL 428 2014-01 Latvian Lats
        LVR 428 1994-12 Latvian Ruble
        MGF 450 2004-12 Malagasy Franc
        MLF 466 1984-11 Mali Franc
        MRO 478 2017-12 Ouguiya
        MTL 470 2008-01 Maltese Lira
        MTP 470 1983-06 Maltese Pound
        MVQ 462 1989-12 Maldive Rupee
        MXP 484 1993-01 Mexican Peso
        MZE 508 1981 Mozambique Escudo
        MZM 508 2006-06 Mozambique Metical
        NIC 558 1990-10 Cordoba
        NLG 528 2002-03 Netherlands Guilder
        PEH 604 1990 Sol
        PEI 604 1991-07 Inti
        PES 604 1986-02 Sol
        PLZ 616 1997-01 Zloty
        PTE 620 2002-03 Portuguese Escudo
        RHD 716 1981 Rhodesian Dollar
        ROK 642 1990 Leu A/52
        ROL 642 2005-06 Old Leu
        RUR 810 2004-01 Russian Ruble
        SDD 736 2007-07 Sudanese Dinar
        SDP 736 1998-06 Sudanese Pound
        SIT 705 2007-01 Tolar
        SKK 703 2009-01 Slovak Koruna
        SLL 694 2023-12 Leone
        SRG 740 2003-12 Surinam Guilder
        STD 678 2017-12 Dobra
        SUR 810 1990-12 Rouble
        TJR 762 2001-04 Tajik Ruble
        TMM 795 2009-01 Turkmenistan Manat
        TPE 626 2002-11 Timor Escudo
        TRL 792 2005-12 Old Turkish Lira
        UAK 804 1996-09 Karbovanet
        UGS 800 1987-05 Uganda Shilling
        UGW 800 1990 Old Shilling
        USS 998 2014-03 US Dollar (Same day)
        UYN 858 1989-12 Old Uruguay Peso
        UYP 858 1993-03 Uruguayan Peso
        VEB 862 2008-01 Bolivar
        VEF 937 2018-08 Bolívar
        VNC 704 1990 Old Dong
        XEU 954 1999-01 European Currency Unit (E.C.U)
        XFO - 2006-10 Gold-Franc
        XFU - 2013-11 UIC-Franc
        XRE - 1999-11 RINET Funds Code
        YDD 720 1991-09 Yemeni Dinar
        YUD 890 1990-01 New Yugoslavian Dinar
        YUM 891 2003-07 New Dinar
        YUN 890 1995-11 Yugoslavian Dinar
        ZAL 991 1995-03 Financial Rand
        ZMK 894 2012-12 Zambian Kwacha
        ZRN 180 1999-06 New Zaire
        ZRZ 180 1994-02 Zaire
        ZWC 716 1989-12 Rhodesian Dollar
        ZWD 716 2008-08 Zimbabwe Dollar
        ZWL 932 2024-09 Zimbabwe Dollar
        ZWN 942 2006-09 Zimbabwe Dollar (new)
        ZWR 935 2009-06 Zimbabwe Dollar
        """
}
