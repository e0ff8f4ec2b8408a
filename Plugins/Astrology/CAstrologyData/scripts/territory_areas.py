# SPDX-License-Identifier: Apache-2.0
"""What the areas of territories.tsv consist of. make-territories draws their outlines.

AREAS: by name the zone of today and "in" (any of), "and" (all of), "not" (none of): a region of GeoNames ("UA.15"), a
county ("county:Moselle"), a country ("country:PL"), or a side of an old border ("Poland:Germany"); or a polygon; or
the whole zone. "step" is the size of a cell in degrees, "accuracy" is in kilometers, 3 if absent: the distance to an
outline within which a place is doubtful.

SIDES: old borders by the towns on both sides of them, which are common knowledge of any map of the time: the counties
(Kreis, powiat, raion) that the towns belonged to are those of the treaties that territories.tsv names.
"""

import math


def circle(latitude, longitude, kilometers):
    """24 corners around a point."""
    return [
        (round(latitude + kilometers / 111.2 * math.cos(turn * math.pi / 12), 2),
         round(longitude + kilometers / 111.2 / math.cos(math.radians(latitude)) * math.sin(turn * math.pi / 12), 2))
        for turn in range(24)]


KYIV, WARSAW, MOSCOW, MINSK = "Europe/Kyiv", "Europe/Warsaw", "Europe/Moscow", "Europe/Minsk"
CRIMEA, RIGA, VILNIUS, TALLINN = "Europe/Simferopol", "Europe/Riga", "Europe/Vilnius", "Europe/Tallinn"
BELGRADE, SOFIA = "Europe/Belgrade", "Europe/Sofia"

# The demarcation line in France of June 1940, by the towns that tz's file `europe` quotes from Le Corre, and then along
# the border of Switzerland and Italy, and through the sea and Spain.
DEMARCATION_LINE = [
    (43.11, -1.28), (43.49, -0.77), (43.89, -0.50), (44.43, -0.21), (44.55, -0.25), (44.85, 0.02), (45.45, 0.45),
    (45.74, 0.38), (45.99, 0.41), (46.79, 0.81), (46.97, 0.70), (47.13, 0.99), (47.34, 1.18), (47.22, 2.07),
    (47.08, 2.40), (46.56, 3.33), (46.48, 3.98), (46.45, 4.12), (46.67, 4.37), (46.78, 4.85), (47.09, 5.49),
    (46.90, 5.77), (46.52, 6.02), (46.39, 5.87), (46.14, 5.91), (46.20, 6.15), (46.45, 6.50), (46.42, 7.20),
    (45.00, 7.60), (43.50, 8.20), (43.00, 10.20), (41.00, 10.20), (41.00, 8.00), (42.00, 3.50), (42.00, -1.00)]

# The islands around Rhodes, from Patmos to Kastellorizo, without Samos, Ikaria, and Amorgos.
DODECANESE = [
    (35.25, 26.85), (36.20, 26.15), (36.75, 26.15), (37.15, 26.35), (37.55, 26.55), (37.55, 27.20), (36.90, 28.00),
    (36.80, 28.60), (36.35, 29.85), (35.95, 29.85), (35.25, 28.50)]

# Towns with days of their own in the Second World War: zone, latitude, longitude, and radius in kilometers.
TOWNS = {
    KYIV: [
        ("Vinnytsia", 49.23, 28.47, 10), ("Khmelnytskyi", 49.42, 26.99, 9), ("Shepetivka", 50.18, 27.06, 7),
        ("Kamianets-Podilskyi", 48.68, 26.58, 7), ("Zhytomyr", 50.26, 28.67, 9), ("Korosten", 50.95, 28.64, 8),
        ("Ovruch", 51.33, 28.81, 7), ("Berdychiv", 49.9, 28.6, 7), ("Zviahel", 50.59, 27.62, 7),
        ("Bila Tserkva", 49.8, 30.12, 9), ("Chernihiv", 51.49, 31.29, 9), ("Nizhyn", 51.05, 31.88, 7),
        ("Cherkasy", 49.43, 32.06, 8), ("Uman", 48.75, 30.22, 8), ("Smila", 49.23, 31.88, 6),
        ("Kropyvnytskyi", 48.51, 32.26, 9), ("Oleksandriia", 48.67, 33.11, 7), ("Mykolaiv", 46.97, 32.0, 10),
        ("Voznesensk", 47.57, 31.33, 6), ("Pervomaisk", 48.05, 30.86, 6), ("Kherson", 46.64, 32.61, 7),
        ("Dnipro", 48.46, 35.03, 10), ("Kamianske", 48.51, 34.61, 9), ("Kryvyi Rih", 47.91, 33.39, 12),
        ("Nikopol", 47.57, 34.39, 9), ("Marhanets", 47.64, 34.63, 7), ("Pavlohrad", 48.53, 35.87, 7),
        ("Zaporizhzhia", 47.83, 35.2, 8), ("Melitopol", 46.85, 35.37, 8), ("Berdiansk", 46.76, 36.79, 8),
        ("Kamianka-Dniprovska", 47.49, 34.4, 7), ("Poltava", 49.59, 34.55, 9), ("Kremenchuk", 49.07, 33.42, 9),
        ("Sumy", 50.91, 34.8, 8), ("Konotop", 51.24, 33.2, 7), ("Kharkiv", 49.98, 36.25, 13),
        ("Chuhuiv", 49.84, 36.69, 7), ("Izium", 49.2, 37.27, 8), ("Vovchansk", 50.29, 36.94, 6),
        ("Donetsk", 48.0, 37.8, 14), ("Mariupol", 47.1, 37.55, 11), ("Horlivka", 48.3, 38.05, 9),
        ("Bakhmut", 48.6, 38.0, 6), ("Kramatorsk", 48.73, 37.56, 6), ("Sloviansk", 48.86, 37.62, 6),
        ("Luhansk", 48.57, 39.31, 11), ("Lysychansk", 48.91, 38.42, 6), ("Khrustalnyi", 48.14, 38.93, 8),
        ("Lviv", 49.84, 24.03, 10), ("Ternopil", 49.55, 25.59, 8), ("Ivano-Frankivsk", 48.92, 24.71, 8),
        ("Kolomyia", 48.53, 25.04, 7), ("Kovel", 51.215, 24.71, 8), ("Volodymyr", 50.85, 24.32, 7),
        ("Lutsk", 50.75, 25.33, 8), ("Rivne", 50.62, 26.25, 8), ("Dubno", 50.42, 25.74, 7),
    ],
    CRIMEA: [
        ("Kerch", 45.35, 36.47, 14), ("Feodosiya", 45.04, 35.38, 9), ("Yevpatoria", 45.2, 33.37, 9),
        ("Simferopol", 44.95, 34.1, 10),
    ],
    MINSK: [
        ("Mogilev", 53.9, 30.34, 10), ("Bobruisk", 53.14, 29.22, 9), ("Gomel", 52.43, 30.98, 10),
        ("Mazyr", 52.05, 29.25, 8), ("Rechytsa", 52.36, 30.39, 7), ("Vitebsk", 55.19, 30.2, 10),
        ("Orsha", 54.51, 30.42, 8), ("Polotsk", 55.49, 28.78, 9),
    ],
    VILNIUS: [
        ("Vilnius", 54.69, 25.28, 11), ("Kaunas", 54.9, 23.9, 10), ("Šiauliai", 55.93, 23.32, 8),
        ("Panevėžys", 55.73, 24.36, 8),
    ],
    RIGA: [
        ("Riga", 56.95, 24.11, 14), ("Daugavpils", 55.88, 26.53, 9), ("Rēzekne", 56.51, 27.33, 7),
    ],
    TALLINN: [
        ("Tallinn", 59.43, 24.75, 14), ("Tartu", 58.38, 26.72, 8), ("Narva", 59.38, 28.19, 7),
    ],
    "Europe/Chisinau": [
        ("Chisinau", 47.01, 28.86, 10),
    ],
}

# Zones that were in Russia in 1917, for its summer time.
RUSSIA_1917 = [
    "Europe/Samara", "Europe/Saratov", "Europe/Astrakhan", "Europe/Ulyanovsk", "Europe/Volgograd", "Europe/Kirov",
    "Asia/Yekaterinburg", "Asia/Omsk", "Asia/Novosibirsk", "Asia/Barnaul", "Asia/Tomsk", "Asia/Novokuznetsk",
    "Asia/Krasnoyarsk", "Asia/Irkutsk", "Asia/Chita", "Asia/Yakutsk", "Asia/Vladivostok", "Asia/Kamchatka",
    "Asia/Tbilisi", "Asia/Baku", "Asia/Yerevan", "Asia/Tashkent", "Asia/Samarkand", "Asia/Almaty", "Asia/Bishkek",
    "Asia/Qostanay", "Asia/Qyzylorda", "Asia/Aqtobe", "Asia/Aqtau", "Asia/Atyrau", "Asia/Oral", "Asia/Ashgabat"]

AREAS = {
    # Ukraine
    "Lviv oblast": {"zone": KYIV, "in": ["UA.15"]},
    "Ternopil oblast": {"zone": KYIV, "in": ["UA.22"], "not": ["county:Kremenets Raion"]},
    "Ivano-Frankivsk oblast": {"zone": KYIV, "in": ["UA.06"]},
    "Kovel and Volodymyr": {
        "zone": KYIV,
        "in": ["county:Kamin-Kashyrskyi Raion", "county:Kovel’s’ka Mis’krada", "county:Volodymyr-Volynska Miskrada"]},
    "Lutsk, Rivne, and Kremenets": {"zone": KYIV, "in": ["UA.24", "UA.19", "county:Kremenets Raion"]},
    "Transcarpathia": {"zone": KYIV, "in": ["UA.25"]},
    "Khotyn": {"zone": KYIV, "in": ["Khotyn:Bessarabia"], "and": ["UA.03"], "accuracy": 6},
    "Chernivtsi oblast": {"zone": KYIV, "in": ["UA.03"]},
    "southern Bessarabia": {
        "zone": KYIV, "in": ["county:Izmail Raion", "county:Bolhrad Raion", "county:Bilhorod-Dnistrovskyy Raion"]},
    "Odesa city": {"zone": KYIV, "in": ["county:Odeskyi Raion"]},
    "Transnistria in Ukraine": {
        "zone": KYIV, "in": ["UA.17", "Transnistria:Romania"], "not": ["UA.09", "UA.10"], "accuracy": 10},
    "Vinnytsia oblast": {"zone": KYIV, "in": ["UA.23"]},
    "Khmelnytskyi oblast": {"zone": KYIV, "in": ["UA.09"]},
    "Zhytomyr oblast": {"zone": KYIV, "in": ["UA.27"]},
    "Chernihiv oblast": {"zone": KYIV, "in": ["UA.02"]},
    "Cherkasy oblast": {"zone": KYIV, "in": ["UA.01"]},
    "Kirovohrad oblast": {"zone": KYIV, "in": ["UA.10"]},
    "Mykolaiv oblast": {"zone": KYIV, "in": ["UA.16"]},
    "Kherson oblast": {"zone": KYIV, "in": ["UA.08"]},
    "Dnipropetrovsk oblast": {"zone": KYIV, "in": ["UA.04"]},
    "Zaporizhzhia oblast": {"zone": KYIV, "in": ["UA.26"]},
    "Poltava oblast": {"zone": KYIV, "in": ["UA.18"]},
    "Sumy oblast": {"zone": KYIV, "in": ["UA.21"]},
    "Kharkiv oblast": {"zone": KYIV, "in": ["UA.07"]},
    "Donetsk oblast": {"zone": KYIV, "in": ["UA.05"]},
    "Luhansk oblast": {"zone": KYIV, "in": ["UA.14"]},
    "Drohobych, Sambir, and Stryi": {
        "zone": KYIV,
        "in": ["county:Drohobytskyi Raion", "county:Sambirs’ka Mis’krada", "county:Stryys’ka Mis’krada"],
        "and": ["UA.15"]},
    "Sarny and Varash": {"zone": KYIV, "in": ["county:Sarnenskyi Raion", "county:Varaskyi Raion"], "and": ["UA.19"]},
    "Vyzhnytsia and the Carpathians of Bukovina": {"zone": KYIV, "in": ["county:Vyzhnytsya Raion"], "and": ["UA.03"]},
    "left bank of Kyiv oblast": {
        "zone": KYIV, "in": ["county:Brovary Raion", "county:Borispol’skiy Rayon"], "and": ["UA.13"]},
    "Bila Tserkva district": {"zone": KYIV, "in": ["county:Bilotserkivska Miskrada"], "and": ["UA.13"]},
    "Kyiv oblast": {"zone": KYIV, "in": ["UA.13"]},
    "Shepetivka district": {"zone": KYIV, "in": ["county:Shepetivka Raion"], "and": ["UA.09"]},
    "Berdychiv and Zviahel districts": {
        "zone": KYIV, "in": ["county:Berdychivskyy Rayon", "county:Zviahel Raion"], "and": ["UA.27"]},
    "Zolotonosha district": {"zone": KYIV, "in": ["county:Zolotonosha Raion"], "and": ["UA.01"]},
    "Cherkasy district": {"zone": KYIV, "in": ["county:Cherkasy Raion"], "and": ["UA.01"]},
    "Oleksandriia district": {"zone": KYIV, "in": ["county:Oleksandriya Raion"], "and": ["UA.10"]},
    "Holovanivsk and Novoukrainka districts": {
        "zone": KYIV, "in": ["county:Holovanivsk Raion", "county:Novoukrayinka Raion"], "and": ["UA.10"]},
    "left bank of Kherson oblast": {
        "zone": KYIV, "in": ["county:Henichesk Raion", "county:Kakhovka Raion"], "and": ["UA.08"]},
    "Beryslav district": {"zone": KYIV, "in": ["county:Beryslav Raion"], "and": ["UA.08"]},
    "Nikopol district": {"zone": KYIV, "in": ["county:Nikopol Raion"], "and": ["UA.04"]},
    "Kryvyi Rih district": {"zone": KYIV, "in": ["county:Kryvyy Rih Raion"], "and": ["UA.04"]},
    "east of Dnipropetrovsk oblast": {
        "zone": KYIV,
        "in": ["county:Pavlohrad Raion", "county:Synelnykove Raion", "county:Samar Raion"],
        "and": ["UA.04"]},
    "Berdiansk and Polohy districts": {
        "zone": KYIV, "in": ["county:Berdyansk Raion", "county:Polohy Raion"], "and": ["UA.26"]},
    "Melitopol district": {"zone": KYIV, "in": ["county:Melitopol Raion"], "and": ["UA.26"]},
    "Kremenchuk and Lubny districts": {
        "zone": KYIV, "in": ["county:Kremenchuk Raion", "county:Lubny Raion"], "and": ["UA.18"]},
    "Sumy district": {"zone": KYIV, "in": ["county:Sumskyi Raion"], "and": ["UA.21"]},
    "Konotop and Romny districts": {
        "zone": KYIV, "in": ["county:Konotops’ka Mis’krada", "county:Romenskyi Raion"], "and": ["UA.21"]},
    "Kupiansk district": {"zone": KYIV, "in": ["county:Kupianska Miskrada"], "and": ["UA.07"]},
    "Bohodukhiv district": {"zone": KYIV, "in": ["county:Bohodukhivskyi Raion"], "and": ["UA.07"]},
    "north of Donetsk oblast": {"zone": KYIV, "in": ["county:Kramatorskyi Raion"], "and": ["UA.05"]},
    "Bakhmut district": {"zone": KYIV, "in": ["county:Bakhmut Raion"], "and": ["UA.05"]},
    "Pokrovsk district": {"zone": KYIV, "in": ["county:Pokrovsk Raion"], "and": ["UA.05"]},
    "Horlivka district": {"zone": KYIV, "in": ["county:Horlivskyi Raion"], "and": ["UA.05"]},
    "Svatove and Starobilsk districts": {
        "zone": KYIV, "in": ["county:Svativskyi Raion", "county:Starobilskyi Raion"], "and": ["UA.14"]},
    "Alchevsk and Stakhanov": {"zone": KYIV, "in": ["county:Alchevskyi Raion"], "and": ["UA.14"]},
    "Antratsyt and Rovenky": {"zone": KYIV, "in": ["county:Rovenkivskyi Raion"], "and": ["UA.14"]},
    "Belz and Chervonohrad": {"zone": KYIV, "in": ["Exchange:Poland"], "and": ["UA.15"], "accuracy": 6},
    "Ukraine": {"zone": KYIV, "whole": True},
    # Crimea
    "Sevastopol": {"zone": CRIMEA, "in": ["UA.20"]},
    "Perekop": {"zone": CRIMEA, "in": ["county:Krasnoperekopsk Raion"], "and": ["UA.11"]},
    "Kerch peninsula and Feodosiya": {
        "zone": CRIMEA, "in": ["county:Feodosiiskyi Raion", "county:Kerchens'ka Mis'ka Rada"], "and": ["UA.11"]},
    "Crimea": {"zone": CRIMEA, "whole": True},
    # Belarus
    "western Belarus": {"zone": MINSK, "in": ["Riga:Poland", "BY.01", "BY.03"], "accuracy": 8},
    "Gomel region": {"zone": MINSK, "in": ["BY.02"]},
    "Mogilev region": {"zone": MINSK, "in": ["BY.06"]},
    "Vitebsk region": {"zone": MINSK, "in": ["BY.07"], "not": ["Riga:Poland"], "accuracy": 8},
    "Minsk region": {"zone": MINSK, "in": ["BY.05"], "not": ["Riga:Poland"], "accuracy": 8},
    "Belarus": {"zone": MINSK, "whole": True},
    # Lithuania, Latvia, and Estonia
    "Memel territory": {"zone": "Europe/Vilnius", "in": ["Memel:Germany"], "accuracy": 5},
    "Vilnius region": {"zone": "Europe/Vilnius", "in": ["Vilnius:Poland"], "accuracy": 12},
    "Lithuania outside Memel and Vilnius": {"zone": "Europe/Vilnius", "whole": True},
    "Courland": {"zone": RIGA, "in": ["Courland:Germany"], "accuracy": 20},
    "Latgale": {"zone": RIGA, "in": ["Latgale:Latgale"], "accuracy": 10},
    "Latvia": {"zone": RIGA, "whole": True},
    "Estonian islands": {"zone": TALLINN, "in": ["EE.14", "EE.02"]},
    "Estonia": {"zone": TALLINN, "whole": True},
    # Moldova
    "left bank of the Dniester": {
        "zone": "Europe/Chisinau", "in": ["MD.58"]},
    "Moldova": {"zone": "Europe/Chisinau", "whole": True},
    # Russia
    "Vyborg and Karelia": {"zone": MOSCOW, "in": ["Karelia:Finland"], "accuracy": 8},
    "Petsamo": {"zone": MOSCOW, "in": ["Petsamo:Finland"], "accuracy": 8},
    "Pechory and Ivangorod": {"zone": MOSCOW, "in": ["Baltic:Estonia"], "accuracy": 5},
    "Pytalovo": {"zone": MOSCOW, "in": ["Baltic:Latvia"], "accuracy": 5},
    "eastern Karelia": {"step": 0.1, "accuracy": 10, "zone": MOSCOW, "in": ["RU.28"]},
    "occupied western Russia": {
        "zone": MOSCOW,
        "in": ["RU.60", "RU.52", "RU.69", "RU.10", "RU.56", "RU.41", "RU.09", "RU.25", "RU.42"]},
    "occupied southern Russia": {
        "step": 0.1, "accuracy": 10, "zone": MOSCOW,
        "in": ["RU.61", "RU.38", "RU.01", "RU.70", "RU.27", "RU.22"]},
    "regions off Moscow time in 1981": {
        "step": 0.1, "accuracy": 10,
        "zone": MOSCOW,
        "in": ["RU.17", "RU.22", "RU.24", "RU.34", "RU.45", "RU.46", "RU.68", "RU.73", "RU.12", "RU.19", "RU.16",
               "RU.38", "RU.01", "RU.70", "RU.27", "RU.06", "RU.83", "RU.85", "RU.86", "RU.51", "RU.21", "RU.37",
               "RU.43", "RU.57", "RU.61", "RU.62", "RU.72", "RU.88", "RU.50"]},
    "Hanko": {"zone": "Europe/Helsinki", "polygon": circle(59.84, 22.98, 10), "accuracy": 4},
    # Poland
    "Silesia, Pomerania, and Masuria": {"zone": WARSAW, "in": ["Poland:Germany"], "accuracy": 8},
    "Ustrzyki Dolne": {"zone": WARSAW, "in": ["Exchange:Soviet Union"], "accuracy": 6},
    "Greater Poland": {"zone": WARSAW, "in": ["Poland:Posen"], "accuracy": 8},
    "Pomerelia and the edge of Greater Poland": {"zone": WARSAW, "in": ["Poland:Pomerelia"], "accuracy": 8},
    "eastern Upper Silesia": {"zone": WARSAW, "in": ["Poland:Katowice"], "accuracy": 3},
    "western edge of Galicia": {"zone": WARSAW, "in": ["Poland:Bielsko"], "accuracy": 8},
    "Przemyśl and Lubaczów": {"zone": WARSAW, "in": ["Poland:San"], "accuracy": 15},
    "western Galicia": {"zone": WARSAW, "in": ["Poland:Krakow"], "accuracy": 8},
    "Białystok and Łomża": {"zone": WARSAW, "in": ["Poland:Bialystok"], "accuracy": 10},
    "Łódź, Płock, and Suwałki": {"zone": WARSAW, "in": ["Poland:Lodz"], "accuracy": 10},
    # Czechoslovakia, Hungary, Austria
    "southern Slovakia": {"zone": "Europe/Bratislava", "in": ["Vienna:Hungary"], "accuracy": 8},
    "Slovakia": {"zone": "Europe/Bratislava", "whole": True},
    "Burgenland": {"zone": "Europe/Vienna", "in": ["AT.01"]},
    # Romania and Bulgaria
    "northern Transylvania": {
        "zone": "Europe/Bucharest", "in": ["Transylvania:Hungary"], "accuracy": 10,
        "and": ["Carpathians:inside"]},
    "Transylvania and the Banat": {"zone": "Europe/Bucharest", "in": ["Carpathians:inside"]},
    "southern Bukovina": {
        "zone": "Europe/Bucharest", "in": ["Bukovina:Austria"], "and": ["RO.34"], "accuracy": 3},
    "Dobruja": {"zone": "Europe/Bucharest", "in": ["RO.14", "RO.37"]},
    "Wallachia": {
        "zone": "Europe/Bucharest", "in": ["Carpathians:outside"],
        "not": ["RO.04", "RO.07", "RO.18", "RO.23", "RO.28", "RO.34", "RO.38", "RO.14", "RO.37"]},
    "southern Dobruja": {"zone": SOFIA, "in": ["BG.40", "BG.55"]},
    "Blagoevgrad": {"zone": SOFIA, "in": ["BG.38"]},
    "Kardzhali": {"zone": SOFIA, "in": ["BG.44"], "accuracy": 8},
    # Yugoslavia
    "Slovenian Littoral": {"zone": "Europe/Ljubljana", "in": ["Rapallo:Italy"], "accuracy": 5},
    "Slovenia": {"zone": "Europe/Ljubljana", "whole": True},
    "Istria, Rijeka, and Zadar": {"zone": "Europe/Zagreb", "in": ["HR.04", "Adriatic:Italy"], "accuracy": 6},
    "Dalmatia": {"zone": "Europe/Zagreb", "in": ["HR.15", "HR.13", "HR.03"]},
    "Croatia and Slavonia": {"zone": "Europe/Zagreb", "whole": True},
    "Vojvodina": {"zone": "Europe/Belgrade", "in": ["RS.VO"]},
    "Kosovo": {"zone": BELGRADE, "in": ["country:XK"]},
    "Novi Pazar and Preševo": {"zone": BELGRADE, "in": ["Sanjak:Ottoman"], "accuracy": 8},
    "Serbia": {"zone": BELGRADE, "whole": True},
    "Bosnia and Herzegovina": {"zone": "Europe/Sarajevo", "whole": True},
    "Macedonia": {"zone": "Europe/Skopje", "whole": True},
    "eastern Macedonia and Thrace": {"zone": "Europe/Athens", "in": ["GR.ESYE11"]},
    "Dodecanese": {"zone": "Europe/Athens", "polygon": DODECANESE},
    # Italy
    "South Tyrol, Trentino, Gorizia, and Trieste": {
        "zone": "Europe/Rome",
        "in": ["county:Bolzano", "county:Provincia autonoma di Trento", "county:Trieste", "county:Gorizia"]},
    "northern Italy": {
        "zone": "Europe/Rome", "in": ["IT.12", "IT.19", "IT.09", "IT.08", "IT.20", "IT.06", "IT.05"]},
    "Sicily": {"zone": "Europe/Rome", "in": ["IT.15"]},
    "Sardinia": {"zone": "Europe/Rome", "in": ["IT.14"]},
    # France, Belgium, Denmark
    "Alsace and Moselle": {
        "zone": "Europe/Paris", "in": ["county:Bas-Rhin", "county:Haut-Rhin", "county:Moselle"]},
    "Menton": {"zone": "Europe/Paris", "polygon": circle(43.78, 7.50, 3), "accuracy": 1},
    "unoccupied France": {"zone": "Europe/Paris", "polygon": DEMARCATION_LINE, "accuracy": 15},
    "northeastern France": {
        "zone": "Europe/Paris",
        "in": ["county:Département du Nord", "county:Ardennes", "county:Aisne", "county:Meurthe et Moselle",
               "county:Meuse", "county:Pas-de-Calais", "county:Somme"]},
    "Eupen and Malmedy": {"zone": "Europe/Brussels", "in": ["Eupen:Germany"], "accuracy": 2},
    "northern Schleswig": {"zone": "Europe/Copenhagen", "in": ["Schleswig:Germany"], "accuracy": 8},
    # Germany
    "Saarland": {"zone": "Europe/Berlin", "in": ["DE.09"]},
    "the western zones of occupation": {
        "zone": "Europe/Berlin",
        "in": ["DE.01", "DE.02", "DE.03", "DE.04", "DE.05", "DE.06", "DE.07", "DE.08", "DE.09", "DE.10"]},
    "Thuringia, Leipzig, and Halle": {
        "zone": "Europe/Berlin", "in": ["DE.15", "DE.14", "Leipzig:west"], "accuracy": 10,
        "not": ["DE.01", "DE.02", "DE.03", "DE.04", "DE.05", "DE.06", "DE.07", "DE.08", "DE.09", "DE.10", "DE.11",
                "DE.12", "DE.16"]},
    "southern Germany": {"zone": "Europe/Berlin", "in": ["DE.01", "DE.02"]},
    # Britain and Spain
    "Northern Ireland": {"zone": "Europe/London", "in": ["GB.NIR"]},
    "Great Britain": {"zone": "Europe/London", "whole": True},
    "Spain": {"zone": "Europe/Madrid", "whole": True},
    # Elsewhere
    "Xinjiang": {"zone": "Asia/Urumqi", "whole": True},
    "southwestern China": {
        "step": 0.05, "accuracy": 10,
        "zone": "Asia/Shanghai",
        "in": ["CN.16", "CN.18", "CN.31", "CN.21", "CN.32", "CN.33", "CN.26", "CN.29", "CN.15", "CN.06"]},
    "Tibet": {"step": 0.1, "accuracy": 10, "zone": "Asia/Shanghai", "in": ["CN.14"]},
    "northeastern China": {"step": 0.1, "accuracy": 10, "zone": "Asia/Shanghai", "in": ["CN.08", "CN.05"]},
    "Goa": {"zone": "Asia/Kolkata", "in": ["IN.33"]},
    "Daman": {"zone": "Asia/Kolkata", "polygon": circle(20.42, 72.83, 8)},
    "Diu": {"zone": "Asia/Kolkata", "polygon": circle(20.71, 70.98, 8)},
    "Bombay": {"zone": "Asia/Kolkata", "polygon": circle(18.96, 72.83, 40)},
    "Calcutta": {"zone": "Asia/Kolkata", "polygon": circle(22.57, 88.36, 40)},
    "the Eastern zone outside New York": {"zone": "America/New_York", "outside": circle(40.71, -74.01, 50)},
    "the Central zone outside Chicago": {"zone": "America/Chicago", "outside": circle(41.85, -87.65, 50)},
    "the Mountain zone outside Denver": {"zone": "America/Denver", "outside": circle(39.74, -104.98, 50)},
    "the Pacific zone outside Los Angeles": {"zone": "America/Los_Angeles", "outside": circle(34.05, -118.24, 60)},
}

SIDES = {
    # Bessarabia governorate and Bukovina until 1918: the border between Russia and Austria of 1774 and 1812.
    "Khotyn": (["UA"], {
        "Bessarabia": ["Khotyn", "Kelmentsi", "Sokyryany", "Novoselytsya", "Klishkivtsi", "Mamalyha"],
        "Bukovina": ["Chernivtsi", "Zastavna", "Kitsman", "Boiany", "Mahala", "Storozhynets", "Hertsa"]}),
    # Agreement of Tighina, 30 August 1941: between the Dniester and the Bug, in the north to Bar and Zhmerynka.
    "Transnistria": (["UA"], {
        "Romania": [
            "Mohyliv-Podilskyy", "Sharhorod", "Bar", "Zhmerynka", "Tulchyn", "Bratslav", "Ladyzhyn", "Bershad",
            "Chechelnyk", "Kryve Ozero", "Vradiyivka", "Domanivka", "Ochakiv", "Kodyma", "Balta", "Pishchanka",
            "Savran", "Mostove", "Berezanka"],
        "Germany": [
            "Vinnytsya", "Nemyriv", "Hnivan", "Trostianets", "Haysyn", "Teplyk", "Hayvoron", (48.05, 30.87),
            "Voznesensk", "Nova Odesa", "Mykolayiv", "Khmilnyk", "Derazhnya", "Nova Ushytsya", "Letychiv",
            "Dunayivtsi", "Kamyanets-Podilskyi", "Pivdennoukrainsk", "Uman", "Kherson", "Vovkovyntsi"]}),
    # Treaty of Riga, 18 March 1921, article 2.
    "Riga": (["BY"], {
        "Poland": [
            "Braslav", "Sharkovshchina", "Hlybokaye", "Dokshytsy", "Vileyka", "Maladziečna", "Radaškovičy",
            "Ivyanyets", "Stowbtsy", "Kletsk", "Nesvizh", "Hantsavichy", "Luninyets", "Mikashevichy", "Stolin",
            "Davyd-Haradok", "Miory", "Pastavy", "Myadzyel", "Smarhoń", "Volozhin", "Rakaw", "Mir",
            "Gorodeya", "Dzisna"],
        "Soviet Union": [
            "Polotsk", "Novopolotsk", "Ushachi", "Lyepyel’", "Byahoml’", "Plyeshchanitsy", "Logoysk", "Zaslawye",
            "Minsk", "Dzyarzhynsk", "Fanipol", "Uzda", "Kopyl’", "Slutsk", "Soligorsk", "Starobin",
            "Žytkavičy", "Turaŭ", "Lel’chitsy", "Verkhnedvinsk", "Rossony", "Bierazino"]}),
    # Treaty of Versailles, article 28; the border of Germany and Russia until 1914.
    "Memel": (["LT"], {
        "Germany": ["Klaipėda", "Silute", "Priekulė", "Pagėgiai", "Rusnė", "Nida", "Smalininkai"],
        "Lithuania": ["Palanga", "Kretinga", "Gargždai", "Žemaičių Naumiestis", "Šilalė", "Taurage",
                      "Jurbarkas", "Rietavas"]}),
    # The Polish-Lithuanian demarcation line of the League of Nations, 3 February 1923.
    "Vilnius": (["LT"], {
        "Poland": ["Vilnius", "Švenčionys", "Švenčionėliai", "Pabradė", "Nemenčinė", "Šalčininkai", "Eišiškės",
                   "Lentvaris", "Trakai", "Grigiškės", "Druskininkai", "Ignalina", "Dūkštas", "Rūdiškės"],
        "Lithuania": ["Kaunas", "Ukmerge", "Širvintos", "Molėtai", "Utena", "Zarasai", "Vievis", "Kaišiadorys",
                      "Elektrėnai", "Alytus", "Varėna", "Lazdijai", "Anykščiai", "Žiežmariai", "Merkinė"]}),
    # The front of Army Group North after the loss of Riga, October 1944.
    "Courland": (["LV"], {
        "Germany": ["Liepāja", "Ventspils", "Kuldīga", "Saldus", "Talsi", "Aizpute", "Skrunda", "Kandava", "Grobiņa"],
        "Soviet Union": ["Riga", "Jelgava", "Dobele", "Jūrmala", "Bauska", "Auce", "Limbaži"]}),
    # Treaty of Tartu, 14 October 1920, article 2; Moscow Peace Treaty, 12 March 1940.
    "Karelia": (["RU"], {
        "Finland": ["Vyborg", (60.199, 29.70), "Priozërsk", "Sortavala", "Lakhdenpokh’ya", "Pitkyaranta", "Suoyarvi",
                    "Svetogorsk", "Kamennogorsk", (60.365, 28.61), (60.255, 29.60), (60.548, 30.24), (60.178, 29.87)],
        "Soviet Union": ["Sestroretsk", "Vsevolozhsk", "Toksovo", "Sertolovo", "Olonets", "Petrozavodsk",
                         "Kronstadt", "Kuz’molovskiy", "Medvezh’yegorsk", "Saint Petersburg", "Lomonosov",
                         "Novaya Ladoga", "Muyezerskiy", "Segezha", "Kostomuksha", (60.17, 29.98), (62.73, 32.6)]}),
    # Treaty of Tartu, 14 October 1920, article 2: the district of Petsamo; Armistice of Moscow, 19 September 1944.
    "Petsamo": (["RU"], {
        "Finland": [(69.533, 31.17), "Nikel", (69.415, 30.80), (66.95, 30.35)],
        "Soviet Union": ["Murmansk", "Kola", "Polyarnyy", "Kovdor", "Kandalaksha", "Loukhi", "Apatity"]}),
    # Treaty of Tartu, 2 February 1920, and Treaty of Riga, 11 August 1920.
    "Baltic": (["RU"], {
        "Estonia": ["Pechory", "Ivangorod", (57.71, 27.86)],
        "Latvia": ["Pytalovo"],
        "Russia": ["Pskov", "Kingisepp", "Slantsy", "Gdov", "Ostrov", "Opochka", "Krasnogorodsk", "Palkino",
                   "Plyussa"]}),
    # The line of American troops in Saxony on the Mulde and Elbe, May and June 1945.
    "Leipzig": (["DE"], {
        "west": ["Leipzig", "Borna", "Zwickau", "Plauen", "Grimma", "Döbeln", "Wurzen", "Delitzsch", "Limbach-Oberfrohna"],
        "east": ["Dresden", "Chemnitz", "Torgau", "Meissen", "Riesa", "Berlin", "Potsdam", "Wittenberge", "Cottbus",
                 "Schwerin", "Freiberg", "Jüterbog", "Brandenburg an der Havel", "Rathenow"]}),
    # Borders of 1914 (Prussia, Austria, Russia), of 1922 (Versailles, Geneva Convention), and decree of 8 October 1939.
    # "Pomerelia" is what Poland took over in January 1920, "Posen" its side of the line of Trier, 16 February 1919.
    "Poland": (["PL"], {
        "Germany": [
            "Lębork", "Łeba", "Bytów", "Miastko", "Człuchów", "Debrzno", "Czarne", "Złotów", "Krajenka", "Jastrowie",
            "Piła", "Trzcianka", "Krzyż Wielkopolski", "Drezdenko", "Skwierzyna", "Międzyrzecz", "Babimost", "Kargowa",
            "Sława", "Wschowa", "Góra", "Żmigród", "Milicz", "Twardogóra", "Międzybórz", "Syców", "Namysłów", "Byczyna",
            "Kluczbork", "Gorzów Śląski", "Olesno", "Dobrodzień", "Zawadzkie", "Toszek", "Pyskowice", "Gliwice",
            "Zabrze", "Bytom", "Kuźnia Raciborska", "Racibórz", "Gdańsk", "Sopot", "Pruszcz Gdański",
            "Nowy Dwór Gdański", "Nowy Staw", "Malbork", "Sztum", "Kwidzyn", "Prabuty", "Susz", "Kisielice", "Iława",
            "Ostróda", "Olsztynek", "Nidzica", "Wielbark", "Szczytno", "Pisz", "Biała Piska", "Ełk", "Prostki", "Olecko",
            "Gołdap", "Wrocław", "Opole", "Szczecin", "Koszalin", "Słupsk", "Olsztyn", "Zielona Góra", "Legnica",
            "Wałbrzych", "Gorzów Wielkopolski", "Kołczygłowy", "Choczewo"],
        "Posen": [
            "Chodzież", "Szamocin", "Czarnków", "Sieraków", "Nowy Tomyśl", "Wolsztyn", "Krotoszyn", "Zduny",
            "Sulmierzyce", "Odolanów", "Ostrów Wielkopolski", "Ostrzeszów", "Grabów nad Prosną", "Kępno",
            "Nowe Skalmierzyce", "Pleszew", "Jarocin", "Miłosław", "Września", "Strzałkowo", "Witkowo", "Powidz",
            "Mogilno", "Strzelno", "Kruszwica", "Inowrocław", "Gniewkowo", "Poznań", "Gniezno", "Wągrowiec",
            "Szamotuły", "Kórnik", "Perzów"],
        "Pomerelia": [
            "Wejherowo", "Gdynia", "Puck", "Władysławowo", "Hel", "Żukowo", "Kartuzy", "Sierakowice", "Kościerzyna",
            "Brusy", "Chojnice", "Sępólno Krajeńskie", "Więcbork", "Nakło nad Notecią", "Wyrzysk", "Łobżenica",
            "Ujście", "Wieleń", "Międzychód", "Zbąszyń", "Leszno", "Rydzyna", "Bojanowo", "Rawicz", "Toruń",
            "Kowalewo Pomorskie", "Brodnica", "Lidzbark", "Działdowo", "Lubawa", "Nowe Miasto Lubawskie", "Łasin",
            "Grudziądz", "Nowe", "Gniew", "Pelplin", "Tczew", "Starogard Gdański", "Skarszewy", "Bydgoszcz",
            "Świecie", "Tuchola", "Golub-Dobrzyń"],
        "Katowice": [
            "Katowice", "Mysłowice", "Chorzów", "Ruda Śląska", "Świętochłowice", "Siemianowice Śląskie",
            "Tarnowskie Góry", "Lubliniec", "Woźniki", "Tychy", "Mikołów", "Bieruń", "Pszczyna", "Żory", "Rybnik",
            "Wodzisław Śląski", "Jastrzębie Zdrój", "Knurów", "Kalety", "Piekary Śląskie", "Radzionków", "Pawłowice",
            "Imielin", "Lędziny", "Koszęcin", "Goczałkowice Zdrój"],
        "Bielsko": [
            "Jaworzno", "Chrzanów", "Trzebinia", "Libiąż", "Oświęcim", "Kęty", "Andrychów", "Wadowice",
            "Bielsko-Biala", "Żywiec", "Cieszyn", "Skoczów", "Ustroń", "Wisła", "Czechowice-Dziedzice", "Strumień",
            "Zebrzydowice", "Krzeszowice"],
        "San": ["Przemyśl", "Lubaczów", "Cieszanów", "Oleszyce", "Narol", "Ustrzyki Dolne", "Lesko", "Horyniec-Zdrój",
                "Wielkie Oczy", "Medyka"],
        "Krakow": [
            "Kraków", "Skawina", "Wieliczka", "Niepołomice", "Bochnia", "Brzesko", "Dąbrowa Tarnowska", "Szczucin",
            "Mielec", "Tarnobrzeg", "Baranów Sandomierski", "Nowa Dęba", "Stalowa Wola", "Nisko", "Ulanów",
            "Rudnik nad Sanem", "Leżajsk", "Sieniawa", "Zabierzów", "Kalwaria Zebrzydowska", "Sucha Beskidzka",
            "Jarosław", "Przeworsk", "Sanok", "Dynów", "Dubiecko", "Tarnów", "Rzeszów", "Krosno", "Nowy Sącz",
            "Zakopane", "Szczurowa", "Krasiczyn", "Rabka-Zdrój"],
        "Bialystok": [
            "Białystok", "Łomża", "Zambrów", "Kolno", "Grajewo", "Szczuczyn", "Augustów", "Sokółka", "Bielsk Podlaski",
            "Hajnówka", "Siemiatycze", "Wysokie Mazowieckie", "Łapy", "Mońki", "Dąbrowa Białostocka", "Ciechanowiec",
            "Drohiczyn", "Rajgród", "Stawiski", "Jedwabne", "Śniadowo"],
        "Lodz": [
            "Suwałki", "Raczki", "Filipów", "Wiżajny", "Ostrołęka", "Myszyniec", "Kadzidło", "Chorzele", "Przasnysz",
            "Maków Mazowiecki", "Pułtusk", "Nasielsk", "Nowy Dwór Mazowiecki", "Ciechanów", "Mława", "Żuromin",
            "Płońsk", "Sierpc", "Płock", "Rypin", "Lipno", "Ciechocinek", "Aleksandrów Kujawski", "Radziejów",
            "Piotrków Kujawski", "Sompolno", "Ślesin", "Kleczew", "Słupca", "Zagórów", "Pyzdry", "Kalisz", "Błaszki",
            "Wieruszów", "Praszka", "Wieluń", "Krzepice", "Kłobuck", "Koziegłowy", "Myszków", "Zawiercie",
            "Siewierz", "Będzin", "Czeladź", "Sosnowiec", "Dąbrowa Górnicza", "Olkusz", "Sieradz", "Łask", "Łódź",
            "Pabianice", "Zgierz", "Brzeziny", "Łęczyca", "Kutno", "Gostynin", "Włocławek", "Koło", "Konin", "Turek",
            "Bełchatów", "Zelów", "Wyszogród", "Żychlin", "Krośniewice", "Opatówek", "Golina"],
        "Warsaw": [
            "Warsaw", "Lublin", "Chełm", "Zamość", "Hrubieszów", "Tomaszów Lubelski", "Biłgoraj", "Tarnogród",
            "Janów Lubelski", "Kraśnik", "Annopol", "Zaklików", "Sandomierz", "Zawichost", "Opatów", "Staszów",
            "Połaniec", "Nowy Korczyn", "Busko-Zdrój", "Pińczów", "Kazimierza Wielka", "Proszowice", "Miechów",
            "Wolbrom", "Skała", "Jędrzejów", "Kielce", "Radom", "Włoszczowa", "Szczekociny", "Koniecpol", "Częstochowa",
            "Józefów", "Frampol", "Radomsko", "Piotrków Trybunalski", "Tomaszów Mazowiecki", "Łowicz", "Głowno",
            "Skierniewice", "Sochaczew", "Żyrardów", "Legionowo", "Wyszków", "Ostrów Mazowiecka", "Małkinia Górna",
            "Sokołów Podlaski", "Łosice", "Biała Podlaska", "Siedlce", "Włodawa", "Rejowiec Fabryczny", "Koszyce",
            "Nowe Brzesko", "Słomniki", "Terespol", "Błonie"]}),
    # First Vienna Award, 2 November 1938.
    "Vienna": (["SK"], {
        "Hungary": ["Košice", "Komárno", "Nové Zámky", "Levice", "Lučenec", "Rimavská Sobota", "Rožňava",
                    "Dunajská Streda", "Galanta", "Šaľa", "Štúrovo", "Želiezovce", "Fiľakovo", "Moldava nad Bodvou",
                    "Kráľovský Chlmec", "Veľké Kapušany", "Tornaľa", "Šamorín", "Senec", "Šurany",
                    "Vráble", "Jelšava", "Šahy", "Sládkovičovo"],
        "Slovakia": ["Bratislava", "Trnava", "Nitra", "Zlaté Moravce", "Krupina", "Zvolen", "Detva", "Hnúšťa",
                     "Revúca", "Dobšiná", "Gelnica", "Prešov", "Trebišov", "Michalovce", "Pezinok", "Hlohovec", "Sereď",
                     "Poltár", "Banská Štiavnica", "Medzev"]}),
    # Treaty of Trianon, 4 June 1920: the border of Hungary and Romania until 1918.
    "Carpathians": (["RO"], {
        "inside": [
            "Alba Iulia", "Sebeş", "Petroşani", "Lupeni", "Uricani", "Haţeg", "Caransebeş", "Reşiţa", "Oraviţa",
            "Moldova Nouă", "Băile Herculane", "Sibiu", "Cisnădie", "Tălmaciu", "Făgăraș", "Victoria", "Zărneşti",
            "Braşov", "Săcele", "Predeal", "Întorsura Buzăului", "Covasna", "Târgu Secuiesc", "Sfântu Gheorghe",
            "Miercurea-Ciuc", "Gheorgheni", "Topliţa", "Borsec", "Bistriţa", "Rodna", "Borşa", "Vişeu de Sus",
            "Sighetu Marmaţiei", "Cluj-Napoca", "Timişoara", "Arad", "Oradea", "Satu Mare", "Baia Mare", "Reghin",
            "Târgu Mureş", "Deva", "Mediaş", "Bălan", "Vlăhiţa", "Orşova", "Bran"],
        "outside": [
            "Sinaia", "Azuga", "Buşteni", "Câmpulung", "Curtea de Argeş", "Călimăneşti", "Horezu", "Novaci",
            "Târgu Jiu", "Tismana", "Baia de Aramă", "Drobeta-Turnu Severin", "Nehoiu", "Oituz", "Târgu Ocna",
            "Comăneşti", "Bicaz", "Broşteni", "Vatra Dornei", "Câmpulung Moldovenesc", "Rucăr", "Moineşti",
            "Piatra Neamţ", "Ploieşti", "Piteşti", "Suceava", "Focșani", "Nereju", "Cârlibaba", "Brezoi",
            "Vălenii de Munte"]}),
    # Second Vienna Award, 30 August 1940.
    "Transylvania": (["RO"], {
        "Hungary": ["Oradea", "Salonta", "Marghita", "Huedin", "Cluj-Napoca", "Gherla", "Dej", "Bistriţa", "Reghin",
                    "Târgu Mureş", "Sovata", "Odorheiu Secuiesc", "Miercurea-Ciuc", "Gheorgheni", "Sfântu Gheorghe",
                    "Târgu Secuiesc", "Covasna", "Zalău", "Satu Mare", "Baia Mare", "Sighetu Marmaţiei", "Baraolt",
                    "Cristuru Secuiesc", "Aleşd"],
        "Romania": ["Beiuş", "Turda", "Câmpia Turzii", "Luduş", "Târnăveni", "Sighișoara", "Rupea", "Braşov",
                    "Codlea", "Iernut", "Arad", "Alba Iulia", "Câmpeni", "Chişineu-Criş", "Făgăraș", "Săcele",
                    "Feldioara", "Întorsura Buzăului"]}),
    # The border of Austria and Moldavia from 1775 to 1918.
    "Bukovina": (["RO"], {
        "Austria": ["Suceava", "Rădăuți", "Câmpulung Moldovenesc", "Vatra Dornei", "Gura Humorului", "Siret", "Solca",
                    "Frasin", "Vicovu de Sus", "Cârlibaba", "Iacobeni", "Vatra Moldoviţei"],
        "Romania": ["Fălticeni", "Broşteni", "Dolhasca", "Liteni", "Salcea", "Botoşani", "Dorohoi", "Târgu Neamţ",
                    "Mălini", "Vereşti", "Rădăşeni"]}),
    # Treaty of Rapallo, 12 November 1920, article 1.
    "Rapallo": (["SI"], {
        "Italy": ["Koper", "Izola", "Piran", "Sežana", "Postojna", "Ilirska Bistrica", "Nova Gorica", "Tolmin",
                  "Idrija", "Ajdovščina", "Bovec", "Kobarid", "Pivka", "Cerkno"],
        "Yugoslavia": ["Ljubljana", "Kranj", "Jesenice", "Bohinjska Bistrica", "Žiri", "Škofja Loka", "Logatec",
                       "Cerknica", "Kočevje", "Ribnica", "Bled", "Vrhnika", "Železniki", "Kranjska Gora", "Rakek"]}),
    # Treaty of Rapallo, 12 November 1920, and Treaty of Rome, 27 January 1924.
    "Adriatic": (["HR"], {
        "Italy": ["Rijeka", "Opatija", "Zadar", "Pula", "Buzet", "Cres", "Mali Lošinj", "Lovran", "Lastovo"],
        "Yugoslavia": ["Crikvenica", "Delnice", "Bakar", "Senj", "Krk", "Čabar", "Biograd na Moru", "Nin", "Split", "Rab",
                       "Zagreb", "Korčula", "Benkovac", "Obrovac", "Bibinje"]}),
    # Treaty of Versailles, articles 32 to 34.
    "Eupen": (["BE"], {
        "Germany": ["Eupen", "Raeren", "La Calamine", "Malmédy", "Waimes", "Bullange", "Butgenbach", "Amblève",
                    "Saint-Vith"],
        "Belgium": ["Verviers", "Limbourg", "Baelen", "Welkenraedt", "Plombières", "Jalhay", "Spa", "Stavelot",
                    "Trois-Ponts", "Vielsalm", "Gouvy"]}),
    # Treaty of Versailles, articles 109 and 110.
    "Schleswig": (["DK"], {
        "Germany": ["Haderslev", "Aabenraa", "Sønderborg", "Tønder", "Toftlund", "Løgumkloster", "Gram", "Rødding",
                    "Vojens", "Christiansfeld", "Højer", "Skaerbaek"],
        "Denmark": ["Kolding", "Ribe", "Vamdrup", "Vejen", "Brørup", "Esbjerg", "Bramming", "Middelfart",
                    "Fredericia", "Faaborg", "Nordby"]}),
    # Polish-Soviet treaty of 15 February 1951 on the exchange of territories: both parts, and their neighbors.
    "Exchange": (["UA", "PL"], {
        "Poland": ["Belz", "Uhniv", "Variazh", (50.39, 24.22), (50.46, 24.14)],
        "Ukraine": ["Sokal", "Rava-Ruska", "Velyki Mosty", "Radekhiv", "Lviv", "Zhovkva", (50.29, 24.26)],
        "Soviet Union": ["Ustrzyki Dolne", "Lutowiska", (49.33, 22.67), (49.47, 22.69)],
        "Poland of today": ["Lesko", "Sanok", "Baligród", "Bircza", "Cisna", "Przemyśl", "Tomaszów Lubelski",
                            "Hrubieszów", (49.41, 22.42), (49.57, 22.55), (49.17, 22.58), (50.58, 24.03)]}),
    # Treaty of Berlin, 13 July 1878: the border of Serbia until 1912.
    "Sanjak": (["RS"], {
        "Ottoman": ["Novi Pazar", "Tutin", (43.27, 20.00), (43.39, 19.65), (43.58, 19.53), (43.47, 19.81),
                    (42.31, 21.65), (42.46, 21.77)],
        "Serbia": [(43.29, 20.61), (43.58, 20.23), (43.86, 19.85), (43.73, 19.70), (43.66, 20.09), (43.22, 20.75),
                   (42.55, 21.90), "Kraljevo", "Belgrade", "Niš", (43.73, 19.43)]}),
    # The governorates of Vitebsk and of Livonia and Courland until 1918.
    "Latgale": (["LV"], {
        "Latgale": ["Daugavpils", "Rēzekne", "Ludza", "Krāslava", "Balvi", "Preiļi", "Līvāni", "Viļāni", "Varakļāni"],
        "Latvia": ["Jēkabpils", "Madona", "Gulbene", "Alūksne", "Aizkraukle", "Ilūkste", "Riga", "Valka"]}),
}

for _zone, _towns in TOWNS.items():
    for _name, *_center in _towns:
        AREAS[_name] = {"zone": _zone, "polygon": circle(*_center), "accuracy": 2}
for _zone in RUSSIA_1917:
    AREAS[f"zone of {_zone.split('/')[1]} in 1917"] = {"zone": _zone, "whole": True}
