// SPDX-License-Identifier: Apache-2.0

// First days of the Gregorian calendar in civil use. Sources: the table of ncal(1) (`ncal -p`, ncal 12.1.8), and for
// countries whose regions changed on different days, "List of adoption dates of the Gregorian calendar by country" in
// the English Wikipedia. The two differ for Albania, Greece, Yugoslavia and Turkey; this table follows the Wikipedia
// list there. Dates are facts and carry no license. Countries that changed on 1582-10-15 itself (Italy, Spain,
// Portugal, Poland and their lands overseas) and those that never used the Julian calendar have no row.
//
// To be checked: only part of the Wikipedia list was available. Rows that neither it nor ncal has were written from
// memory.
extension CalendarAdoption {
    static let table: [Row] = [
        // Calendar (New Style) Act 1750; 2 September 1752 was followed by the 14th, in the colonies too.
        Row(
            "Great Britain", (1752, 9, 14),
            """
            Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man GB GB-Eire \
            Atlantic/Bermuda Atlantic/St_Helena Europe/Gibraltar
            """),
        Row("Ireland", (1752, 9, 14), "Europe/Dublin Eire"),
        // Louisiana and the Spanish south-west came with the Gregorian calendar.
        Row(
            "British North America", (1752, 9, 14),
            """
            America/New_York America/Detroit America/Kentucky/Louisville \
            America/Louisville US/Eastern US/Michigan \
            America/Toronto America/Halifax America/Glace_Bay \
            America/Moncton America/St_Johns America/Goose_Bay \
            America/Montreal America/Nassau America/Jamaica \
            America/Barbados America/Antigua America/St_Kitts \
            America/Montserrat America/Belize Canada/Eastern Canada/Atlantic Canada/Newfoundland Jamaica
            """),
        // Sold by Russia: Friday 6 October 1867 (Julian) was followed by Friday 18 October.
        Row(
            "Alaska", (1867, 10, 18),
            """
            America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome \
            America/Adak America/Atka US/Alaska US/Aleutian
            """),
        // Edict of Henry III; Alsace 1682, Lorraine finally 1760.
        Row("France", (1582, 12, 20), (1760, 2, 28), "Europe/Paris"),
        Row("Monaco", (1582, 12, 20), "Europe/Monaco"),
        Row("Belgium", (1582, 12, 25), (1583, 2, 21), "Europe/Brussels"),
        Row("Luxembourg", (1582, 12, 25), "Europe/Luxembourg"),
        // Brabant and Zeeland first, Drenthe last.
        Row("the Netherlands", (1582, 12, 25), (1701, 5, 12), "Europe/Amsterdam"),
        // Catholic states from 1583, Prussia 1612, protestant states 1700.
        Row("Germany", (1583, 2, 24), (1700, 3, 1), "Europe/Berlin Europe/Busingen"),
        Row("Prussia", (1612, 9, 2), "Europe/Kaliningrad"),
        Row("Austria", (1583, 2, 21), (1583, 12, 25), "Europe/Vienna"),
        Row("Bohemia and Moravia", (1584, 1, 17), "Europe/Prague"),
        Row("Hungary", (1587, 11, 1), "Europe/Budapest Europe/Bratislava"),
        Row("Slovenia", (1583, 12, 25), "Europe/Ljubljana"),
        Row("Croatia", (1583, 12, 25), (1587, 11, 1), "Europe/Zagreb"),
        // Catholic cantons 1584, Zurich and Bern 1701, the last villages of Grisons 1812.
        Row("Switzerland", (1584, 1, 22), (1812, 1, 13), "Europe/Zurich Europe/Vaduz"),
        // 18 February 1700 was followed by 1 March.
        Row("Denmark", (1700, 3, 1), "Europe/Copenhagen Atlantic/Faroe Atlantic/Faeroe"),
        Row("Norway", (1700, 3, 1), "Europe/Oslo Arctic/Longyearbyen Atlantic/Jan_Mayen"),
        Row("Iceland", (1700, 11, 28), "Atlantic/Reykjavik Iceland"),
        // 17 February 1753 was followed by 1 March.
        Row("Sweden", (1753, 3, 1), "Europe/Stockholm"),
        Row("Finland", (1753, 3, 1), "Europe/Helsinki Europe/Mariehamn"),
        // Decree of 1912; Catholics had changed long before.
        Row("Albania", (1912, 11, 28), "Europe/Tirane"),
        Row("Bulgaria", (1916, 4, 14), "Europe/Sofia"),
        // Lithuania and Courland under German administration 1915, else with Russia or the new states.
        Row("Lithuania", (1915, 5, 25), (1918, 2, 14), "Europe/Vilnius"),
        Row("Latvia", (1915, 5, 25), (1918, 2, 14), "Europe/Riga"),
        Row("Estonia", (1918, 2, 14), (1918, 3, 1), "Europe/Tallinn"),
        // Decree of the Council of People's Commissars: 31 January 1918 was followed by 14 February.
        Row(
            "Russia", (1918, 2, 14),
            """
            Europe/Moscow Europe/Volgograd Europe/Samara Europe/Saratov Europe/Astrakhan Europe/Kirov \
            Europe/Ulyanovsk Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Barnaul Asia/Tomsk \
            Asia/Novokuznetsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Chita Asia/Yakutsk Asia/Khandyga \
            Asia/Vladivostok Asia/Ust-Nera Asia/Magadan Asia/Srednekolymsk Asia/Sakhalin Asia/Kamchatka \
            Asia/Anadyr W-SU
            """),
        Row("Belarus", (1918, 2, 14), "Europe/Minsk"),
        // Under the People's Republic 16 February 1918 was followed by 1 March; places under Soviet rule
        // changed with Russia, Galicia and Transcarpathia long before with Austria and Hungary.
        Row(
            "Ukraine", (1918, 2, 14), (1918, 3, 1),
            "Europe/Kyiv Europe/Kiev Europe/Zaporozhye Europe/Simferopol"),
        Row("Transcarpathia", (1587, 11, 1), "Europe/Uzhgorod"),
        Row(
            "Russian Central Asia", (1918, 2, 14),
            """
            Asia/Almaty Asia/Qyzylorda Asia/Qostanay Asia/Aqtobe \
            Asia/Aqtau Asia/Atyrau Asia/Oral Asia/Tashkent \
            Asia/Samarkand Asia/Bishkek Asia/Dushanbe Asia/Ashgabat Asia/Ashkhabad
            """),
        // 17 April 1918 was followed by 1 May.
        Row("Transcaucasia", (1918, 5, 1), "Asia/Tbilisi Asia/Yerevan Asia/Baku"),
        // 14 January 1919 was followed by the 28th.
        Row("Serbia", (1919, 1, 28), "Europe/Belgrade"),
        Row("Montenegro", (1919, 1, 28), "Europe/Podgorica"),
        Row("Macedonia", (1919, 1, 28), "Europe/Skopje"),
        // 31 March 1919 was followed by 14 April.
        Row("Romania", (1919, 4, 14), "Europe/Bucharest"),
        Row("Bessarabia", (1918, 2, 14), (1919, 4, 14), "Europe/Chisinau Europe/Tiraspol"),
        // Decree of 18 January 1923: 15 February was followed by 1 March.
        Row("Greece", (1923, 3, 1), "Europe/Athens"),
        // The Rumi (Julian) fiscal calendar: 15 February 1332 was followed by 1 March 1333, that is 1917.
        Row("Turkey", (1917, 3, 1), "Europe/Istanbul Asia/Istanbul Turkey"),
    ]
}
