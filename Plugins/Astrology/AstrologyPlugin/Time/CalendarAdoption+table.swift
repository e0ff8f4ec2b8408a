// SPDX-License-Identifier: Apache-2.0

// First days of the Gregorian calendar in civil use. Dates are facts and carry no license. Each row names its sources:
//
//   N  the table of ncal(1) (`ncal -p`, ncal 12.1.8)
//   P  Erling Poulsen, "The transition from Julian to Gregorian Calendar", Rundetaarn observatory, Copenhagen
//   T  Claus Tøndering, "Frequently Asked Questions about Calendars", "When did country X change"
//   W  "List of adoption dates of the Gregorian calendar by country", English Wikipedia
//
// Where they differ, the row has the first and the last of their days, or a comment says which it follows. A row marked
// "inferred" isn't in a source: it has the day of the state that governed the region.
//
// Countries that changed on 1582-10-15 itself (Italy, Spain, Portugal, Poland and their lands overseas), those that never
// used the Julian calendar, and those without a source have no row.
extension CalendarAdoption {
    static let table: [Row] = [
        // N, P. Calendar (New Style) Act 1750; 2 September 1752 was followed by the 14th, in the colonies too.
        Row(
            "Great Britain", (1752, 9, 14),
            """
            Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man GB GB-Eire \
            Atlantic/Bermuda Atlantic/St_Helena
            """),
        // T: as Great Britain.
        Row("Ireland", (1752, 9, 14), "Europe/Dublin Eire"),
        // N (US), P (colonies), T (Newfoundland; Nova Scotia, which had been French and Gregorian before 1710). The rest
        // of Canada, Louisiana, and the Spanish southwest came with the Gregorian calendar (T).
        Row(
            "British North America", (1752, 9, 14),
            """
            America/New_York US/Eastern America/Halifax America/St_Johns America/Nassau America/Jamaica \
            America/Barbados America/Antigua America/St_Kitts America/Montserrat Canada/Atlantic \
            Canada/Newfoundland Jamaica
            """),
        // W. Sold by Russia: Friday 6 October 1867 (Julian) was followed by Friday 18 October.
        Row(
            "Alaska", (1867, 10, 18),
            """
            America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome \
            America/Adak America/Atka US/Alaska US/Aleutian
            """),
        // N, P, W. Edict of Henry III; Alsace 1682, Lorraine finally 1760 (T).
        Row("France", (1582, 12, 20), (1760, 2, 28), "Europe/Paris"),
        // W: Flanders first, Liège last.
        Row("Belgium", (1582, 12, 25), (1583, 2, 21), "Europe/Brussels"),
        // N: 1582-12-25; W: 1582-12-31 or a day later.
        Row("Luxembourg", (1582, 12, 25), (1583, 1, 1), "Europe/Luxembourg"),
        // N, W. Brabant and Zeeland first, Drenthe last.
        Row("the Netherlands", (1582, 12, 25), (1701, 5, 12), "Europe/Amsterdam"),
        // P: the first attempt in 1583-02; N, P: protestant states 1700. Many local days between (T).
        Row("Germany", (1583, 2, 21), (1700, 3, 1), "Europe/Berlin Europe/Busingen"),
        // P, T: 1610-09-02; W: 1612-09-02.
        Row("Prussia", (1610, 9, 2), (1612, 9, 2), "Europe/Kaliningrad"),
        // P, W: Tyrol and Salzburg first, Carinthia and Styria last.
        Row("Austria", (1583, 10, 16), (1583, 12, 25), "Europe/Vienna"),
        // N, P, T.
        Row("Bohemia and Moravia", (1584, 1, 17), "Europe/Prague"),
        // N, P. Slovakia was a part of Hungary.
        Row("Hungary", (1587, 11, 1), "Europe/Budapest Europe/Bratislava"),
        // Inferred: with Styria and Carinthia (P, W).
        Row("Slovenia", (1583, 12, 25), "Europe/Ljubljana"),
        // Inferred: with Hungary (N, P); the Venetian coast changed on 1582-10-15 with Italy.
        Row("Croatia", (1587, 11, 1), "Europe/Zagreb"),
        // P: Catholic cantons 1584, Zurich, Bern, and others 1701. W: the last villages of Grisons 1812.
        Row("Switzerland", (1584, 1, 22), (1812, 1, 13), "Europe/Zurich"),
        // N, P. 18 February 1700 was followed by 1 March.
        Row("Denmark", (1700, 3, 1), "Europe/Copenhagen"),
        Row("Norway", (1700, 3, 1), "Europe/Oslo"),
        // N.
        Row("Iceland", (1700, 11, 28), "Atlantic/Reykjavik Iceland"),
        // N, T. 17 February 1753 was followed by 1 March. From 1700-03-01 to 1712-02-30, Sweden had a calendar of its own,
        // a day ahead of the Julian one, which isn't supported.
        Row("Sweden", (1753, 3, 1), "Europe/Stockholm"),
        Row("Finland", (1753, 3, 1), "Europe/Helsinki Europe/Mariehamn"),
        // W. Catholics had changed in 1583. N has 1912-12-14.
        Row("Albania", (1912, 11, 28), "Europe/Tirane"),
        // N, W.
        Row("Bulgaria", (1916, 4, 14), "Europe/Sofia"),
        // W: governorates of Kovno and Vilna 1915, and Courland 1915, under German administration; N: 1918-02-15. Before
        // 1800 and 1796 they had been Gregorian (W).
        Row("Lithuania", (1915, 5, 25), (1918, 2, 15), "Europe/Vilnius"),
        Row("Latvia", (1915, 5, 25), (1918, 2, 15), "Europe/Riga"),
        // T: with Russia; W: 1918-03-01.
        Row("Estonia", (1918, 2, 14), (1918, 3, 1), "Europe/Tallinn"),
        // N, T, W. Decree of the Council of People's Commissars of 24 January 1918 (Julian): 31 January was followed by
        // 14 February.
        Row(
            "Russia", (1918, 2, 14),
            """
            Europe/Moscow Europe/Volgograd Europe/Samara Europe/Saratov Europe/Astrakhan Europe/Kirov \
            Europe/Ulyanovsk Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Barnaul Asia/Tomsk \
            Asia/Novokuznetsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Chita Asia/Yakutsk Asia/Khandyga \
            Asia/Vladivostok Asia/Ust-Nera Asia/Magadan Asia/Srednekolymsk Asia/Sakhalin Asia/Kamchatka \
            Asia/Anadyr W-SU
            """),
        // Inferred: with Russia; the west was under German administration since 1915 (Brest from 26 August).
        Row("Belarus", (1915, 8, 26), (1918, 2, 14), "Europe/Minsk"),
        // Law of the Small Council of the Ukrainian People's Republic of 12 February 1918 (Julian): 16 February was
        // counted as 1 March (minutes in Nauka ta naukoznavstvo 2018, 2 (100), 139-140). Places under Soviet rule had
        // changed with Russia; Galicia and Transcarpathia long before with Austria and Hungary.
        Row(
            "Ukraine", (1918, 2, 14), (1918, 3, 1),
            "Europe/Kyiv Europe/Kiev Europe/Zaporozhye Europe/Simferopol"),
        // Inferred: with Hungary (N, P).
        Row("Transcarpathia", (1587, 11, 1), "Europe/Uzhgorod"),
        // Inferred: with Russia.
        Row(
            "Russian Central Asia", (1918, 2, 14),
            """
            Asia/Almaty Asia/Qyzylorda Asia/Qostanay Asia/Aqtobe \
            Asia/Aqtau Asia/Atyrau Asia/Oral Asia/Tashkent \
            Asia/Samarkand Asia/Bishkek Asia/Dushanbe Asia/Ashgabat Asia/Ashkhabad
            """),
        // W. 17 April 1918 was followed by 1 May.
        Row("Transcaucasia", (1918, 5, 1), "Asia/Tbilisi Asia/Yerevan Asia/Baku"),
        // W: the Kingdom of Serbs, Croats, and Slovenes; 14 January 1919 was followed by the 28th. N has 1919-03-18.
        Row("Serbia", (1919, 1, 28), "Europe/Belgrade"),
        Row("Montenegro", (1919, 1, 28), "Europe/Podgorica"),
        Row("Macedonia", (1919, 1, 28), "Europe/Skopje"),
        // N. 31 March 1919 was followed by 14 April.
        Row("Romania", (1919, 4, 14), "Europe/Bucharest"),
        // Inferred: with Russia or with Romania.
        Row("Bessarabia", (1918, 2, 14), (1919, 4, 14), "Europe/Chisinau Europe/Tiraspol"),
        // W. Decree of 18 January 1923: 15 February was followed by 1 March. N and T have 1924-03-23.
        Row("Greece", (1923, 3, 1), "Europe/Athens"),
        // W. The Rumi (Julian) fiscal calendar: 15 February 1332 was followed by 1 March 1333, that is 1917.
        Row("Turkey", (1917, 3, 1), "Europe/Istanbul Asia/Istanbul Turkey"),
    ]
}
