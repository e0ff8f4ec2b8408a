// SPDX-License-Identifier: Apache-2.0

/// Flights and trains by their code, such as "BA117" or "Train 12951", or by two airports, such as "BLR-DEL".
enum FlightCode {
    /// Returns the words of a flight's or train's code at the index of a word.
    static func range(at index: Int, in text: EventText) -> Range<Int>? {
        let word = text.text(text.words[index].span)
        if carriers.contains(String(word.prefix(2))), isNumber(word.dropFirst(2), ofDigits: 2...4) {
            return index..<index + 1
        }
        guard index + 1 < text.words.count, !text.words[index + 1].beginsPart else { return nil }
        let next = text.text(text.words[index + 1].span)
        let isCode =
            carriers.contains(word) && isNumber(next[...], ofDigits: 3...4)
            || lines.contains(text.words[index].folded) && isNumber(next[...], ofDigits: 1...5)
            || airports.contains(word) && airports.contains(next)
        return isCode ? index..<index + 2 : nil
    }

    private static func isNumber(_ text: Substring, ofDigits count: ClosedRange<Int>) -> Bool {
        count.contains(text.count) && text.allSatisfy(\.isNumber)
    }

    /// Words before the number or the time of a train or a flight, folded.
    private static let lines: Set<String> = Set(
        [
            "train", "tren", "delta", "united", "lufthansa", "emirates", "iberia", "vueling", "avianca", "latam",
            "qantas",
        ]
        .map(EventText.fold))

    /// The IATA codes of airlines, without those that are common words or abbreviations.
    private static let carriers: Set<String> = words(
        """
        6E 9W AA AF AV AY AZ B6 BA BR BT CX CZ DL DY EI EK ET EW EY F9 FI FR G3 G8 HA HU IB JL JQ KE KL KU LH LO LX LY
        MH MU NH NK NZ OZ QF QP QR RJ SG SK SN SQ TG TK TP U2 UA UK UX VA VN VS VY W6 WF WN WY Y4
        """)

    /// The IATA codes of large airports.
    private static let airports: Set<String> = words(
        """
        ABQ ADD AKL ALC AMD AMS ANC ARN ATH ATL ATQ AUH AUS AYT BCN BDL BER BFS BGY BHX BJS BKK BLQ BLR BNA BNE BOG BOM
        BOS BRE BRS BRU BUD BUF BUR BWI CAI CAN CCU CDG CGK CGN CHS CIA CLE CLT CMB CMH CMN COK CPH CPT CTA CUN CVG CWL
        DAL DCA DEL DEN DFW DOH DPS DTW DUB DUS DXB EDI EWR EZE FAO FCO FLL FLR FRA GDL GDN GIG GLA GOI GOT GRU GVA GYD
        HAM HAN HAV HEL HKG HND HNL HOU HYD IAD IAH ICN IEV IND IST IXC JAI JAX JFK JNB KBP KEF KIX KRK KTM KUL KWI LAS
        LAX LBA LCY LED LGA LGB LGW LHR LIM LIN LIS LKO LOS LPL LTN LWO LYS MAA MAD MAN MBA MCI MCO MCT MDE MDW MEL MEX
        MIA MKE MLA MNL MRS MSP MSY MTY MUC MVD MXP NAP NBO NCE NCL NRT NUE OAK ODS OGG ONT OPO ORD ORY OSL OTP PDX PEK
        PER PHL PHX PIT PMI PNQ PRG PSA PTY PVG RDU RIX RUH SAN SAT SCL SDQ SEA SFO SGN SIN SJC SJO SJU SLC SMF SNA SOF
        STL STN STR SVO SVQ SYD SZG TFS TGD TIA TLL TLV TPA TPE TRV TUN UIO VCE VIE VLC VNO VNS WAW WLG WRO YEG YOW YUL
        YVR YYC YYZ ZAG ZRH
        """)

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map { String($0) })
    }
}
