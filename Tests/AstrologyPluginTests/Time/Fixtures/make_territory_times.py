# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes territory-times.csv: local times in places that belonged to another country, with the offset of the zone whose
clocks they kept, by Python's zoneinfo.

The zones are from the history of each place, which the last column names. Coordinates are those of the table of places,
or typed for smaller places.

Usage: python3 make_territory_times.py   (needs Python 3.9 or later and a tzdata built with backzone, as Debian's)
"""

import datetime
import pathlib
import sys
import zoneinfo

FOLDER = pathlib.Path(__file__).resolve().parent
DATA = FOLDER.parents[3] / "Plugins/Astrology/CAstrologyData"
sys.path.insert(0, str(DATA / "scripts"))

import place_table

CASES = [
    # The cases of the review: the zone of today is wrong for each of them.
    ("Lviv, UA", "1938-07-01T12:00", "Europe/Warsaw", "Lwów Voivodeship, Poland"),
    ("Ternopil, UA", "1938-07-01T12:00", "Europe/Warsaw", "Tarnopol Voivodeship, Poland"),
    ("Lutsk, UA", "1938-07-01T12:00", "Europe/Warsaw", "Volhynian Voivodeship, Poland"),
    ("Rivne, UA", "1938-07-01T12:00", "Europe/Warsaw", "Volhynian Voivodeship, Poland"),
    ("Ivano-Frankivsk, UA", "1938-07-01T12:00", "Europe/Warsaw", "Stanisławów Voivodeship, Poland"),
    ("Uzhhorod, UA", "1930-07-01T12:00", "Europe/Prague", "Czechoslovakia"),
    ("Uzhhorod, UA", "1942-07-01T12:00", "Europe/Budapest", "Hungary"),
    ("Odesa, UA", "1942-07-01T12:00", "Europe/Bucharest", "Transnistria Governorate"),
    ("Odesa, UA", "1943-01-15T12:00", "Europe/Bucharest", "Transnistria Governorate"),
    ("Brest, BY", "1937-07-01T12:00", "Europe/Warsaw", "Polesie Voivodeship, Poland"),
    ("Vyborg, RU", "1938-07-01T12:00", "Europe/Helsinki", "Viipuri Province, Finland"),
    ("Strasbourg, FR", "1910-07-01T12:00", "Europe/Berlin", "Alsace-Lorraine, Germany"),
    ("Poznań, PL", "1910-07-01T12:00", "Europe/Berlin", "Province of Posen, Germany"),
    ("Kraków, PL", "1905-07-01T12:00", "Europe/Vienna", "Galicia, Austria"),
    ("Lyon, FR", "1941-01-15T12:00", "Europe/Monaco", "unoccupied zone: summer time of 1940 kept, not German time"),
    ("Lyon, FR", "1941-07-01T12:00", "Europe/Monaco", "unoccupied zone"),
    ("Belfast, GB", "1910-07-01T12:00", "Europe/Dublin", "Dublin mean time, Statutes (Definition of Time) Act 1880"),
    # Ukraine
    ("Lviv, UA", "1905-07-01T12:00", "Europe/Vienna", "Galicia, Austria"),
    ("Lviv, UA", "1914-12-01T12:00", "+02:01:19", "Russian occupation, St. Petersburg time"),
    ("Lviv, UA", "1940-07-01T12:00", "Europe/Kyiv", "Ukrainian SSR"),
    ("Lviv, UA", "1943-12-15T12:00", "Europe/Warsaw", "District of Galicia"),
    ("Lviv, UA", "1950-07-01T12:00", "Europe/Kyiv", "Ukrainian SSR"),
    ("Drohobych, UA", "1925-01-15T12:00", "Europe/Warsaw", "Lwów Voivodeship, Poland"),
    ("Kovel, UA", "1921-07-01T12:00", "Europe/Warsaw", "Volhynian Voivodeship, Poland, Eastern European Time"),
    ("Kovel, UA", "1944-03-15T12:00", "Europe/Berlin", "Reichskommissariat Ukraine"),
    ("50.098,25.728", "1930-07-01T12:00", "Europe/Warsaw", "Kremenets, Volhynian Voivodeship, Poland"),
    ("49.553,25.593", "1930-07-01T12:00", "Europe/Warsaw", "Ternopil"),
    ("Khmelnytskyi, UA", "1930-12-01T12:00", "Europe/Kyiv", "Ukrainian SSR, across the Zbruch"),
    ("Khmelnytskyi, UA", "1943-12-15T12:00", "Europe/Berlin", "Reichskommissariat Ukraine"),
    ("Zhytomyr, UA", "1942-12-15T12:00", "Europe/Berlin", "Reichskommissariat Ukraine"),
    ("Mukachevo, UA", "1900-07-01T12:00", "Europe/Budapest", "Bereg County, Hungary"),
    ("Chernivtsi, UA", "1910-07-01T12:00", "Europe/Vienna", "Bukovina, Austria"),
    ("Chernivtsi, UA", "1925-07-01T12:00", "Europe/Bucharest", "Romania, Bucharest mean time"),
    ("Chernivtsi, UA", "1935-07-01T12:00", "Europe/Bucharest", "Romania"),
    ("48.508,26.494", "1935-07-01T12:00", "Europe/Bucharest", "Khotyn, Romania"),
    ("Izmayil, UA", "1936-07-01T12:00", "Europe/Bucharest", "Bessarabia, Romania"),
    ("Izmayil, UA", "1943-01-15T12:00", "Europe/Bucharest", "Bessarabia, Romania"),
    ("Odesa, UA", "1941-10-01T12:00", "Europe/Moscow", "besieged until 1941-10-16"),
    ("Odesa, UA", "1938-07-01T12:00", "Europe/Kyiv", "Ukrainian SSR"),
    ("Mohyliv-Podilskyy, UA", "1943-01-15T12:00", "Europe/Bucharest", "Transnistria Governorate"),
    ("Vinnytsya, UA", "1943-12-15T12:00", "Europe/Berlin", "Reichskommissariat Ukraine until 1944-03-20"),
    ("Kharkiv, UA", "1942-12-15T12:00", "Europe/Berlin", "German military administration"),
    ("Kharkiv, UA", "1943-10-20T12:00", "Europe/Moscow", "taken by the Red Army on 1943-08-23"),
    ("Donetsk, UA", "1941-09-25T12:00", "Europe/Moscow", "occupied on 1941-10-21"),
    ("Luhansk, UA", "1942-02-15T12:00", "Europe/Moscow", "occupied on 1942-07-17"),
    ("Sevastopol, UA", "1942-02-15T12:00", "Europe/Moscow", "besieged until 1942-07-04"),
    ("Kyiv, UA", "1938-07-01T12:00", "Europe/Kyiv", "Ukrainian SSR"),
    ("Kyiv, UA", "1942-12-15T12:00", "Europe/Kyiv", "Reichskommissariat Ukraine, in tz"),
    # Belarus, Lithuania, Latvia, Moldova, Russia
    ("Hrodna, BY", "1935-07-01T12:00", "Europe/Warsaw", "Białystok Voivodeship, Poland"),
    ("Baranovichi, BY", "1930-07-01T12:00", "Europe/Warsaw", "Nowogródek Voivodeship, Poland"),
    ("Maladziečna, BY", "1935-07-01T12:00", "Europe/Warsaw", "Wilno Voivodeship, Poland"),
    ("Minsk, BY", "1935-07-01T12:00", "Europe/Minsk", "Belarusian SSR"),
    ("Homyel', BY", "1944-02-15T12:00", "Europe/Moscow", "taken by the Red Army on 1943-11-26"),
    ("Klaipėda, LT", "1917-07-01T12:00", "Europe/Berlin", "Memel, East Prussia"),
    ("Liepāja, LV", "1945-01-15T12:00", "Europe/Berlin", "Courland pocket"),
    ("Tiraspol, MD", "1935-07-01T12:00", "Europe/Kyiv", "Moldavian ASSR of the Ukrainian SSR"),
    ("Chisinau, MD", "1935-07-01T12:00", "Europe/Chisinau", "Romania, in tz"),
    ("61.703,30.693", "1937-07-01T12:00", "Europe/Helsinki", "Sortavala, Finland"),
    ("57.815,27.613", "1935-07-01T12:00", "Europe/Tallinn", "Pechory, Estonia"),
    ("69.408,30.222", "1938-07-01T12:00", "Europe/Helsinki", "Petsamo, Finland"),
    # Poland
    ("Gdańsk, PL", "1940-05-01T12:00", "Europe/Berlin", "Danzig-West Prussia"),
    ("Wrocław, PL", "1919-01-15T12:00", "Europe/Berlin", "Silesia, Germany"),
    ("Szczecin, PL", "1917-05-01T12:00", "Europe/Berlin", "Pomerania, Germany"),
    ("Olsztyn, PL", "1921-07-01T12:00", "Europe/Berlin", "East Prussia"),
    ("Katowice, PL", "1921-01-15T12:00", "Europe/Berlin", "Silesia, Germany"),
    ("Łódź, PL", "1940-05-01T12:00", "Europe/Berlin", "Wartheland"),
    ("Warsaw, PL", "1940-05-01T12:00", "Europe/Warsaw", "General Government: no summer time before 1940-06-23"),
    ("Białystok, PL", "1940-07-01T12:00", "Europe/Moscow", "Belarusian SSR"),
    ("Bielsko-Biala, PL", "1910-07-01T12:00", "Europe/Vienna", "Austrian Silesia and Galicia"),
    ("Lublin, PL", "1910-07-01T12:00", "Europe/Warsaw", "Russian Poland"),
    # Central and southeastern Europe
    ("Košice, SK", "1940-06-01T12:00", "Europe/Budapest", "Hungary, no summer time in 1940"),
    ("Bratislava, SK", "1890-12-01T12:00", "Europe/Budapest", "Pozsony, Hungary"),
    ("47.846,16.523", "1919-05-01T12:00", "Europe/Budapest", "Kismarton, Hungary"),
    ("Cluj-Napoca, RO", "1910-07-01T12:00", "Europe/Budapest", "Kolozsvár, Hungary"),
    ("Cluj-Napoca, RO", "1942-07-01T12:00", "Europe/Budapest", "Kolozsvár, Hungary"),
    ("Cluj-Napoca, RO", "1930-07-01T12:00", "Europe/Bucharest", "Romania"),
    ("Braşov, RO", "1942-12-15T12:00", "Europe/Bucharest", "southern Transylvania, Romania"),
    ("Timişoara, RO", "1905-07-01T12:00", "Europe/Budapest", "Temesvár, Hungary"),
    ("Suceava, RO", "1910-07-01T12:00", "Europe/Vienna", "Bukovina, Austria"),
    ("Dobrich, BG", "1925-07-01T12:00", "Europe/Bucharest", "southern Dobruja, Romania"),
    ("Ljubljana, SI", "1917-07-01T12:00", "Europe/Vienna", "Carniola, Austria"),
    ("Koper, SI", "1941-07-01T12:00", "Europe/Rome", "Capodistria, Italy"),
    ("Pula, HR", "1930-07-01T12:00", "Europe/Rome", "Pola, Italy"),
    ("Zagreb, HR", "1917-07-01T12:00", "Europe/Budapest", "Croatia and Slavonia, Hungary"),
    ("Novi Sad, RS", "1917-07-01T12:00", "Europe/Budapest", "Újvidék, Hungary"),
    ("Bolzano, IT", "1917-07-01T12:00", "Europe/Vienna", "Tyrol, Austria"),
    ("Trieste, IT", "1918-03-20T12:00", "Europe/Vienna", "Austrian Littoral"),
    ("Palermo, IT", "1880-07-01T12:00", "+00:53:28", "time of Palermo 1866 to 1893, comment in tz"),
    ("Cagliari, IT", "1880-07-01T12:00", "+00:36:32", "time of Cagliari 1866 to 1893, comment in tz"),
    # Western and northern Europe
    ("Metz, FR", "1917-05-15T12:00", "Europe/Berlin", "Alsace-Lorraine, Germany"),
    ("Strasbourg, FR", "1930-01-15T12:00", "Europe/Paris", "France"),
    ("Mulhouse, FR", "1944-10-15T12:00", "Europe/Berlin", "annexed by Germany"),
    ("Marseille, FR", "1942-01-15T12:00", "Europe/Monaco", "unoccupied zone"),
    ("Paris, FR", "1941-01-15T12:00", "Europe/Paris", "occupied zone"),
    ("50.628,6.036", "1913-07-01T12:00", "Europe/Berlin", "Eupen, Rhine Province"),
    ("Haderslev, DK", "1917-07-01T12:00", "Europe/Berlin", "Schleswig, Germany"),
    ("Munich, DE", "1945-07-01T12:00", "Europe/Brussels", "American zone: summer time, not double summer time"),
    ("Munich, DE", "1945-10-15T12:00", "Europe/Brussels", "American zone: no summer time since 1945-09-16"),
    ("Berlin, DE", "1945-07-01T12:00", "Europe/Berlin", "double summer time"),
    ("Londonderry County Borough, GB", "1905-07-01T12:00", "Europe/Dublin", "Dublin mean time"),
    ("Glasgow, GB", "1905-07-01T12:00", "Europe/London", "Greenwich mean time"),
    # Towns that weren't taken or retaken with the main city of their zone
    ("Nikopol, UA", "1944-01-20T12:00", "Europe/Berlin", "retaken on 1944-02-08"),
    ("Nikopol, UA", "1943-12-20T12:00", "Europe/Berlin", "retaken on 1944-02-08"),
    ("Nikopol, UA", "1944-02-20T12:00", "Europe/Moscow", "retaken on 1944-02-08"),
    ("Marhanets, UA", "1944-01-20T12:00", "Europe/Berlin", "retaken on 1944-02-05"),
    ("Kryvyy Rih, UA", "1944-01-20T12:00", "Europe/Berlin", "retaken on 1944-02-22"),
    ("Dnipro, UA", "1944-01-20T12:00", "Europe/Moscow", "retaken on 1943-10-25"),
    ("47.48,34.41", "1943-12-20T12:00", "Europe/Berlin", "Kamianka-Dniprovska, bridgehead of Nikopol, retaken on 1944-02-08"),
    ("Melitopol, UA", "1943-12-20T12:00", "Europe/Moscow", "retaken on 1943-10-23"),
    ("Uman, UA", "1944-02-15T12:00", "Europe/Berlin", "retaken on 1944-03-10"),
    ("Cherkasy, UA", "1944-01-15T12:00", "Europe/Moscow", "retaken on 1943-12-14"),
    ("Kadiyivka, UA", "1943-06-15T12:00", "Europe/Berlin", "Stakhanov, retaken in September 1943"),
    ("Lysychansk, UA", "1943-06-15T12:00", "Europe/Berlin", "retaken on 1943-09-02"),
    ("Khrustalnyi, UA", "1943-06-15T12:00", "Europe/Berlin", "retaken on 1943-09-01"),
    ("Luhansk, UA", "1943-06-15T12:00", "Europe/Moscow", "retaken on 1943-02-14"),
    ("Izyum, UA", "1942-03-15T12:00", "Europe/Moscow", "taken in June 1942"),
    ("Izyum, UA", "1942-12-15T12:00", "Europe/Berlin", "taken in June 1942"),
    ("Kupyansk, UA", "1942-03-15T12:00", "Europe/Moscow", "taken in June 1942"),
    ("Kupyansk, UA", "1943-04-15T12:00", "Europe/Moscow", "retaken on 1943-02-03"),
    ("Vovchansk, UA", "1942-03-15T12:00", "Europe/Moscow", "taken on 1942-06-10"),
    ("Bila Tserkva, UA", "1941-08-15T12:00", "Europe/Berlin", "taken between 1941-07-16 and 1941-07-18"),
    ("Bila Tserkva, UA", "1943-11-20T12:00", "Europe/Berlin", "retaken on 1944-01-04"),
    ("Bila Tserkva, UA", "1943-12-15T12:00", "Europe/Berlin", "retaken on 1944-01-04"),
    ("Tarashcha, UA", "1943-12-15T12:00", "Europe/Berlin", "retaken in January 1944"),
    ("Boryspil, UA", "1943-10-15T12:00", "Europe/Moscow", "retaken in September 1943"),
    ("Kharkiv, UA", "1943-03-01T12:00", "Europe/Moscow", "Soviet from 1943-02-16 to 1943-03-15"),
    ("Kharkiv, UA", "1943-06-15T12:00", "Europe/Berlin", "retaken on 1943-08-23"),
    ("Chuhuyiv, UA", "1943-03-05T12:00", "Europe/Moscow", "Soviet from February to March 1943"),
    ("Kerch, UA", "1942-03-15T12:00", "Europe/Moscow", "Soviet from 1941-12-30 to May 1942"),
    ("Kerch, UA", "1942-12-15T12:00", "Europe/Berlin", "taken in May 1942"),
    ("Feodosiya, UA", "1942-01-07T12:00", "Europe/Moscow", "Soviet from 1941-12-29 to 1942-01-18"),
    ("Oleksandriya, UA", "1943-12-20T12:00", "Europe/Moscow", "retaken on 1943-12-06"),
    ("Voznesensk, UA", "1944-03-10T12:00", "Europe/Berlin", "retaken on 1944-03-24"),
    ("48.05,30.86", "1944-03-10T12:00", "Europe/Berlin", "Pervomaisk, Mykolaiv oblast, retaken on 1944-03-22"),
    ("Shepetivka, UA", "1944-02-20T12:00", "Europe/Moscow", "retaken on 1944-02-11"),
    ("Sarny, UA", "1944-03-15T12:00", "Europe/Moscow", "retaken on 1944-01-12"),
    ("Dubno, UA", "1944-03-01T12:00", "Europe/Berlin", "retaken on 1944-03-17"),
    ("Volodymyr-Volynskyi, UA", "1944-03-15T12:00", "Europe/Berlin", "retaken on 1944-07-20"),
    ("Korosten, UA", "1943-12-10T12:00", "Europe/Berlin", "lost on 1943-11-24, retaken on 1943-12-29"),
    ("Berdychiv, UA", "1943-12-20T12:00", "Europe/Berlin", "retaken on 1944-01-05"),
    ("Sheptytskyi, UA", "1948-07-01T12:00", "Europe/Warsaw", "Krystynopol, Poland until 1951"),
    ("Belz, UA", "1949-06-01T12:00", "Europe/Warsaw", "Poland until 1951"),
    ("Belz, UA", "1953-06-01T12:00", "Europe/Kyiv", "in the Soviet Union since 1951"),
    ("Ustrzyki Dolne, PL", "1948-07-01T12:00", "Europe/Moscow", "Drohobych oblast of the Ukrainian SSR until 1951"),
    ("Lutowiska, PL", "1950-01-15T12:00", "Europe/Moscow", "Drohobych oblast of the Ukrainian SSR until 1951"),
    ("Ustrzyki Dolne, PL", "1953-06-01T12:00", "Europe/Warsaw", "Poland since 1951"),
    ("Toruń, PL", "1919-10-15T12:00", "Europe/Berlin", "German until January 1920"),
    ("Bydgoszcz, PL", "1919-10-15T12:00", "Europe/Berlin", "German until 1920-01-20"),
    ("Mahilyow, BY", "1941-07-15T12:00", "Europe/Moscow", "taken on 1941-07-26"),
    ("Mahilyow, BY", "1943-12-15T12:00", "Europe/Berlin", "retaken on 1944-06-28"),
    ("Daugavpils, LV", "1944-08-15T12:00", "Europe/Moscow", "retaken on 1944-07-27"),
    ("Riga, LV", "1944-08-15T12:00", "Europe/Berlin", "retaken on 1944-10-13"),
    ("Vilnius, LT", "1944-07-20T12:00", "Europe/Moscow", "retaken on 1944-07-13"),
    ("Tartu, EE", "1944-09-10T12:00", "Europe/Moscow", "retaken on 1944-08-25"),
    ("Tallinn, EE", "1944-09-10T12:00", "Europe/Berlin", "retaken on 1944-09-22"),
]


def coordinates():
    found = {}
    for place in place_table.places((DATA / "data/places.bin").read_bytes()):
        point = tuple(f"{units / 100_000:.8g}" for units in (place.latitude, place.longitude))
        found.setdefault(f"{place.name}, {place.country}", point)
    return found


def offset(local, rule):
    if rule[0] in "+-":
        return rule
    moment = datetime.datetime.fromisoformat(local).replace(tzinfo=zoneinfo.ZoneInfo(rule))
    seconds = round(moment.utcoffset().total_seconds())
    sign, seconds = ("-" if seconds < 0 else "+"), abs(seconds)
    text = f"{sign}{seconds // 3600:02}:{seconds // 60 % 60:02}"
    return text + (f":{seconds % 60:02}" if seconds % 60 else "")


def main():
    known = coordinates()
    lines = ["place;latitude;longitude;local;rule;offset;history\n"]
    for place, local, rule, history in CASES:
        if place[0].isdigit():
            latitude, longitude = place.split(",")
            place = ""
        else:
            latitude, longitude = known[place]
        lines.append(";".join([place, latitude, longitude, local, rule, offset(local, rule), history]) + "\n")
    (FOLDER / "territory-times.csv").write_text("".join(lines))
    print(f"{len(CASES)} cases")


main()
