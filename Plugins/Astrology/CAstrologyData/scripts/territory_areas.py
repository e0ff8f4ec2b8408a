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

# The demarcation line in France of June 1940, by the towns that tz's file `europe` quotes from Le Corre, and then along
# the border of Switzerland and Italy, and through the sea and Spain.
DEMARCATION_LINE = [
    (43.11, -1.28), (43.49, -0.77), (43.89, -0.50), (44.43, -0.21), (44.55, -0.25), (44.85, 0.02), (45.45, 0.45),
    (45.74, 0.38), (45.99, 0.41), (46.79, 0.81), (46.97, 0.70), (47.13, 0.99), (47.34, 1.18), (47.22, 2.07),
    (47.08, 2.40), (46.56, 3.33), (46.48, 3.98), (46.45, 4.12), (46.67, 4.37), (46.78, 4.85), (47.09, 5.49),
    (46.90, 5.77), (46.52, 6.02), (46.39, 5.87), (46.14, 5.91), (46.20, 6.15), (46.45, 6.50), (46.42, 7.20),
    (45.00, 7.60), (43.50, 8.20), (43.00, 10.20), (41.00, 10.20), (41.00, 8.00), (42.00, 3.50), (42.00, -1.00)]

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
    "Ukraine": {"zone": KYIV, "whole": True},
    "Sevastopol": {"zone": "Europe/Simferopol", "in": ["UA.20"]},
    # Belarus
    "western Belarus": {"zone": MINSK, "in": ["Riga:Poland", "BY.01", "BY.03"], "accuracy": 8},
    "Gomel region": {"zone": MINSK, "in": ["BY.02"]},
    "Belarus": {"zone": MINSK, "whole": True},
    # Lithuania and Latvia
    "Memel territory": {"zone": "Europe/Vilnius", "in": ["Memel:Germany"], "accuracy": 5},
    "Vilnius region": {"zone": "Europe/Vilnius", "in": ["Vilnius:Poland"], "accuracy": 12},
    "Lithuania outside Memel and Vilnius": {"zone": "Europe/Vilnius", "whole": True},
    "Courland": {"zone": "Europe/Riga", "in": ["Courland:Germany"], "accuracy": 20},
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
    # Poland
    "Silesia, Pomerania, and Masuria": {"zone": WARSAW, "in": ["Poland:Germany"], "accuracy": 8},
    "Greater Poland and Pomerelia": {"zone": WARSAW, "in": ["Poland:Posen"], "accuracy": 8},
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
    "southern Dobruja": {"zone": "Europe/Sofia", "in": ["BG.40", "BG.55"]},
    # Yugoslavia
    "Slovenian Littoral": {"zone": "Europe/Ljubljana", "in": ["Rapallo:Italy"], "accuracy": 5},
    "Slovenia": {"zone": "Europe/Ljubljana", "whole": True},
    "Istria, Rijeka, and Zadar": {"zone": "Europe/Zagreb", "in": ["HR.04", "Adriatic:Italy"], "accuracy": 6},
    "Dalmatia": {"zone": "Europe/Zagreb", "in": ["HR.15", "HR.13", "HR.03"]},
    "Croatia and Slavonia": {"zone": "Europe/Zagreb", "whole": True},
    "Vojvodina": {"zone": "Europe/Belgrade", "in": ["RS.VO"]},
    "Kosovo": {"zone": "Europe/Belgrade", "in": ["country:XK"]},
    "Bosnia and Herzegovina": {"zone": "Europe/Sarajevo", "whole": True},
    "Macedonia": {"zone": "Europe/Skopje", "whole": True},
    "eastern Macedonia and Thrace": {"zone": "Europe/Athens", "in": ["GR.ESYE11"]},
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
    "Bombay": {"zone": "Asia/Kolkata", "polygon": circle(18.96, 72.83, 40)},
    "Calcutta": {"zone": "Asia/Kolkata", "polygon": circle(22.57, 88.36, 40)},
    "the Eastern zone outside New York": {"zone": "America/New_York", "outside": circle(40.71, -74.01, 50)},
    "the Central zone outside Chicago": {"zone": "America/Chicago", "outside": circle(41.85, -87.65, 50)},
    "the Mountain zone outside Denver": {"zone": "America/Denver", "outside": circle(39.74, -104.98, 50)},
    "the Pacific zone outside Los Angeles": {"zone": "America/Los_Angeles", "outside": circle(34.05, -118.24, 60)},
}

SIDES = {
    "Khotyn": (["UA"], {
        "Bessarabia": ["Khotyn", "Kelmentsi", "Sokyryany", "Novoselytsya", "Klishkivtsi", "Mamalyha"],
        "Bukovina": ["Chernivtsi", "Zastavna", "Kitsman", "Boiany", "Mahala", "Storozhynets", "Hertsa"]}),
    "Transnistria": (["UA"], {
        "Romania": [
            "Mohyliv-Podilskyy", "Sharhorod", "Bar", "Zhmerynka", "Tulchyn", "Bratslav", "Ladyzhyn", "Bershad",
            "Chechelnyk", "Kryve Ozero", "Vradiyivka", "Domanivka", "Ochakiv", "Kodyma", "Balta", "Pishchanka",
            "Savran", "Mostove", "Berezanka"],
        "Germany": [
            "Vinnytsya", "Nemyriv", "Hnivan", "Trostianets", "Haysyn", "Teplyk", "Hayvoron", (48.05, 30.87),
            "Voznesensk", "Nova Odesa", "Mykolayiv", "Khmilnyk", "Derazhnya", "Nova Ushytsya", "Letychiv",
            "Dunayivtsi", "Kamyanets-Podilskyi", "Pivdennoukrainsk", "Uman", "Kherson", "Vovkovyntsi"]}),
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
    "Memel": (["LT"], {
        "Germany": ["Klaipėda", "Silute", "Priekulė", "Pagėgiai", "Rusnė", "Nida", "Smalininkai"],
        "Lithuania": ["Palanga", "Kretinga", "Gargždai", "Žemaičių Naumiestis", "Šilalė", "Taurage",
                      "Jurbarkas", "Rietavas"]}),
    "Vilnius": (["LT"], {
        "Poland": ["Vilnius", "Švenčionys", "Švenčionėliai", "Pabradė", "Nemenčinė", "Šalčininkai", "Eišiškės",
                   "Lentvaris", "Trakai", "Grigiškės", "Druskininkai", "Ignalina", "Dūkštas", "Rūdiškės"],
        "Lithuania": ["Kaunas", "Ukmerge", "Širvintos", "Molėtai", "Utena", "Zarasai", "Vievis", "Kaišiadorys",
                      "Elektrėnai", "Alytus", "Varėna", "Lazdijai", "Anykščiai", "Žiežmariai", "Merkinė"]}),
    "Courland": (["LV"], {
        "Germany": ["Liepāja", "Ventspils", "Kuldīga", "Saldus", "Talsi", "Aizpute", "Skrunda", "Kandava", "Grobiņa"],
        "Soviet Union": ["Riga", "Jelgava", "Dobele", "Jūrmala", "Bauska", "Auce", "Limbaži"]}),
    "Karelia": (["RU"], {
        "Finland": ["Vyborg", (60.199, 29.70), "Priozërsk", "Sortavala", "Lakhdenpokh’ya", "Pitkyaranta", "Suoyarvi",
                    "Svetogorsk", "Kamennogorsk", (60.365, 28.61), (60.255, 29.60), (60.548, 30.24), (60.178, 29.87)],
        "Soviet Union": ["Sestroretsk", "Vsevolozhsk", "Toksovo", "Sertolovo", "Olonets", "Petrozavodsk",
                         "Kronstadt", "Kuz’molovskiy", "Medvezh’yegorsk", "Saint Petersburg", "Lomonosov",
                         "Novaya Ladoga", "Muyezerskiy", "Segezha", "Kostomuksha", (60.17, 29.98), (62.73, 32.6)]}),
    "Petsamo": (["RU"], {
        "Finland": [(69.533, 31.17), "Nikel", (69.415, 30.80), (66.95, 30.35)],
        "Soviet Union": ["Murmansk", "Kola", "Polyarnyy", "Kovdor", "Kandalaksha", "Loukhi", "Apatity"]}),
    "Baltic": (["RU"], {
        "Estonia": ["Pechory", "Ivangorod", (57.71, 27.86)],
        "Latvia": ["Pytalovo"],
        "Russia": ["Pskov", "Kingisepp", "Slantsy", "Gdov", "Ostrov", "Opochka", "Krasnogorodsk", "Palkino",
                   "Plyussa"]}),
    "Leipzig": (["DE"], {
        "west": ["Leipzig", "Borna", "Zwickau", "Plauen", "Grimma", "Döbeln", "Wurzen", "Delitzsch", "Limbach-Oberfrohna"],
        "east": ["Dresden", "Chemnitz", "Torgau", "Meissen", "Riesa", "Berlin", "Potsdam", "Wittenberge", "Cottbus",
                 "Schwerin", "Freiberg", "Jüterbog", "Brandenburg an der Havel", "Rathenow"]}),
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
            "Wejherowo", "Gdynia", "Puck", "Władysławowo", "Hel", "Żukowo", "Kartuzy", "Sierakowice", "Kościerzyna", "Brusy", "Chojnice",
            "Sępólno Krajeńskie", "Więcbork", "Nakło nad Notecią", "Wyrzysk", "Łobżenica", "Chodzież", "Szamocin",
            "Ujście", "Czarnków", "Wieleń", "Sieraków", "Międzychód", "Nowy Tomyśl", "Zbąszyń", "Wolsztyn", "Leszno",
            "Rydzyna", "Bojanowo", "Rawicz", "Krotoszyn", "Zduny", "Sulmierzyce", "Odolanów", "Ostrów Wielkopolski",
            "Ostrzeszów", "Grabów nad Prosną", "Kępno", "Nowe Skalmierzyce", "Pleszew", "Jarocin", "Miłosław", "Września",
            "Strzałkowo", "Witkowo", "Powidz", "Mogilno", "Strzelno", "Kruszwica", "Inowrocław", "Gniewkowo", "Toruń",
            "Kowalewo Pomorskie", "Brodnica", "Lidzbark", "Działdowo", "Lubawa", "Nowe Miasto Lubawskie",
            "Łasin", "Grudziądz", "Nowe", "Gniew", "Pelplin", "Tczew", "Starogard Gdański", "Skarszewy", "Poznań",
            "Bydgoszcz", "Gniezno", "Świecie", "Tuchola", "Wągrowiec", "Szamotuły", "Golub-Dobrzyń", "Kórnik",
            "Perzów"],
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
    "Vienna": (["SK"], {
        "Hungary": ["Košice", "Komárno", "Nové Zámky", "Levice", "Lučenec", "Rimavská Sobota", "Rožňava",
                    "Dunajská Streda", "Galanta", "Šaľa", "Štúrovo", "Želiezovce", "Fiľakovo", "Moldava nad Bodvou",
                    "Kráľovský Chlmec", "Veľké Kapušany", "Tornaľa", "Šamorín", "Senec", "Šurany",
                    "Vráble", "Jelšava", "Šahy", "Sládkovičovo"],
        "Slovakia": ["Bratislava", "Trnava", "Nitra", "Zlaté Moravce", "Krupina", "Zvolen", "Detva", "Hnúšťa",
                     "Revúca", "Dobšiná", "Gelnica", "Prešov", "Trebišov", "Michalovce", "Pezinok", "Hlohovec", "Sereď",
                     "Poltár", "Banská Štiavnica", "Medzev"]}),
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
    "Transylvania": (["RO"], {
        "Hungary": ["Oradea", "Salonta", "Marghita", "Huedin", "Cluj-Napoca", "Gherla", "Dej", "Bistriţa", "Reghin",
                    "Târgu Mureş", "Sovata", "Odorheiu Secuiesc", "Miercurea-Ciuc", "Gheorgheni", "Sfântu Gheorghe",
                    "Târgu Secuiesc", "Covasna", "Zalău", "Satu Mare", "Baia Mare", "Sighetu Marmaţiei", "Baraolt",
                    "Cristuru Secuiesc", "Aleşd"],
        "Romania": ["Beiuş", "Turda", "Câmpia Turzii", "Luduş", "Târnăveni", "Sighișoara", "Rupea", "Braşov",
                    "Codlea", "Iernut", "Arad", "Alba Iulia", "Câmpeni", "Chişineu-Criş", "Făgăraș", "Săcele",
                    "Feldioara", "Întorsura Buzăului"]}),
    "Bukovina": (["RO"], {
        "Austria": ["Suceava", "Rădăuți", "Câmpulung Moldovenesc", "Vatra Dornei", "Gura Humorului", "Siret", "Solca",
                    "Frasin", "Vicovu de Sus", "Cârlibaba", "Iacobeni", "Vatra Moldoviţei"],
        "Romania": ["Fălticeni", "Broşteni", "Dolhasca", "Liteni", "Salcea", "Botoşani", "Dorohoi", "Târgu Neamţ",
                    "Mălini", "Vereşti", "Rădăşeni"]}),
    "Rapallo": (["SI"], {
        "Italy": ["Koper", "Izola", "Piran", "Sežana", "Postojna", "Ilirska Bistrica", "Nova Gorica", "Tolmin",
                  "Idrija", "Ajdovščina", "Bovec", "Kobarid", "Pivka", "Cerkno"],
        "Yugoslavia": ["Ljubljana", "Kranj", "Jesenice", "Bohinjska Bistrica", "Žiri", "Škofja Loka", "Logatec",
                       "Cerknica", "Kočevje", "Ribnica", "Bled", "Vrhnika", "Železniki", "Kranjska Gora", "Rakek"]}),
    "Adriatic": (["HR"], {
        "Italy": ["Rijeka", "Opatija", "Zadar", "Pula", "Buzet", "Cres", "Mali Lošinj", "Lovran", "Lastovo"],
        "Yugoslavia": ["Crikvenica", "Delnice", "Bakar", "Senj", "Krk", "Čabar", "Biograd na Moru", "Nin", "Split", "Rab",
                       "Zagreb", "Korčula", "Benkovac", "Obrovac", "Bibinje"]}),
    "Eupen": (["BE"], {
        "Germany": ["Eupen", "Raeren", "La Calamine", "Malmédy", "Waimes", "Bullange", "Butgenbach", "Amblève",
                    "Saint-Vith"],
        "Belgium": ["Verviers", "Limbourg", "Baelen", "Welkenraedt", "Plombières", "Jalhay", "Spa", "Stavelot",
                    "Trois-Ponts", "Vielsalm", "Gouvy"]}),
    "Schleswig": (["DK"], {
        "Germany": ["Haderslev", "Aabenraa", "Sønderborg", "Tønder", "Toftlund", "Løgumkloster", "Gram", "Rødding",
                    "Vojens", "Christiansfeld", "Højer", "Skaerbaek"],
        "Denmark": ["Kolding", "Ribe", "Vamdrup", "Vejen", "Brørup", "Esbjerg", "Bramming", "Middelfart",
                    "Fredericia", "Faaborg", "Nordby"]}),
}
