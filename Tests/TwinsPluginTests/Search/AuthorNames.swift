// SPDX-License-Identifier: Apache-2.0

import TwinsPlugin

/// Family names of authors with the spellings under which libraries list them.
///
/// The spellings are the preferred and variant headings that library catalogs exchange as VIAF clusters: the original,
/// the ALA-LC romanization or the common English form (Library of Congress, British Library), the German (DNB), French
/// (BnF), Polish (BN), Czech (NK ČR), Dutch (KB), and Spanish (BNE) forms, and ISO 9, as far as they are in use. They
/// are words as the search splits them, without the signs for ь.
enum AuthorNames {
    static let all: [(name: String, spellings: [String])] = table.split(separator: "\n").map { line in
        let parts = line.split(separator: " ").map(String.init)
        return (parts[0], parts.flatMap { SearchText.tokens($0) })
    }

    private static let table = """
        Достоєвський Достоевский Dostoyevsky Dostoevsky Dostoevskii Dostoyevskiy Dostojewski Dostojewskij Dostoïevski Dostoievski Dostojevskij Dostoevskij Dostoiewski
        Толстой Tolstoy Tolstoi Tolstoj Tolstoï
        Чехов Chekhov Tchekhov Tschechow Čechov Čehov Cechov Chejov Tsjechov Tjechov Czechow Chekhoff
        Пушкин Пушкін Pushkin Puschkin Pouchkine Puškin Puszkin Poesjkin Pusjkin
        Гоголь Gogol Gogolʹ Hohol Gogol'
        Тургенев Turgenev Tourgueniev Turgenjew Turgenjev Turgieniew Toergenjev Turgénev Turgueniev
        Булгаков Bulgakov Boulgakov Bulgakow Bułhakow Boelgakov
        Ахматова Akhmatova Achmatowa Achmatova Ahmatova Ajmátova
        Солженицын Солженіцин Solzhenitsyn Soljenitsyne Solschenizyn Solženicyn Sołżenicyn Solzjenitsyn Solzhenitsin
        Шевченко Shevchenko Schewtschenko Chevtchenko Ševčenko Szewczenko Sjevtsjenko
        Українка Ukrainka Oukraïnka Ukrajinka
        Франко Franko
        Коцюбинський Kotsiubynsky Kotsyubynsky Kotsiubynskyi Kozjubynskyj Kocjubynskyj
        Жадан Zhadan Jadan Schadan Żadan Žadan
        Андрухович Andrukhovych Andruchowytsch Andrukhovytch Andruchovyč Andruchowycz Andrujovich
        Забужко Zabuzhko Zaboujko Sabuschko Zabużko Zabužko
        Курков Kurkov Kourkov Kurkow
        Костенко Kostenko Kostenco
        Довженко Dovzhenko Dowschenko Dovjenko Dovženko Dowżenko
        Сковорода Skovoroda Skoworoda
        Плохій Plokhy Plokhii Plokhiy
        Тичина Tychyna Tytschyna Tyčyna Tyczyna
        Хвильовий Khvylovy Khvylovyi Chwylowyj Khvylovyj Chvylovyj
        Підмогильний Pidmohylny Pidmohylnyi Pidmohylnyj Pidmogilny
        Стефаник Stefanyk Stefanik
        Нечуй Nechuy Nechui Netschuj Nečuj
        Кобилянська Kobylianska Kobyljanska Kobylyanska Kobylanska
        Винниченко Vynnychenko Wynnytschenko Vinnichenko Vynnyčenko Wynnyczenko Vinnitchenko
        Рильський Rylsky Rylskyi Rylskyj Rylskij
        Симоненко Symonenko Simonenko
        Загребельний Zahrebelny Zahrebelnyi Zagrebelny Zahrebelnyj
        Дереш Deresh Deresch Dereš
        Матіос Matios
        Кідрук Kidruk Kidrouk
        Прохасько Prokhasko Prochasko
        Подерв'янський Podervianskyi Podervyansky Poderwjanskyj
        Глуховский Glukhovsky Gluchowski Gloukhovski Gluchovskij Glukhovskii Glukhovskiy Glukhovski
        Пелевин Pelevin Pelewin Pélévine Pielewin
        Улицкая Ulitskaya Ulitzkaja Oulitskaïa Ulickaja Ulicka Ulitskaia Ulizkaja
        Зощенко Zoshchenko Soschtschenko Zochtchenko Zoščenko Zoszczenko Zosjtsjenko
        Бердяев Berdyaev Berdiaev Berdjajew Berďajev Bierdiajew
        Замятин Zamyatin Zamiatin Samjatin Zamiatine Zamjatin Zamiatin
        Евтушенко Yevtushenko Evtushenko Jewtuschenko Evtouchenko Jevtušenko Jewtuszenko
        Эренбург Ehrenburg Erenburg Ehrenbourg Èrenburg
        Прокофьев Prokofiev Prokofjew Prokofieff Prokofjev Prokofʹev
        Шостакович Shostakovich Schostakowitsch Chostakovitch Šostakovič Szostakowicz Sjostakovitsj
        Стравинский Stravinsky Strawinsky Strawinski Stravinskij Stravinski
        Мусоргский Mussorgsky Musorgsky Moussorgski Musorgskij Mussorgski
        Рахманинов Rachmaninoff Rakhmaninov Rachmaninow Rahmaninov Rachmaninov Rajmáninov
        Чайковский Чайковський Tchaikovsky Tschaikowski Chaikovskii Čajkovskij Tsjaikovski Czajkowski Tchaïkovski Chaykovsky Chaikovskiy
        Лермонтов Lermontov Lermontow Lérmontov
        Гончаров Goncharov Gontscharow Gontcharov Gončarov Gonczarow Gontsjarov
        Горький Gorky Gorki Gorkij Gorkii Gorʹkij Gorkiy
        Хрущёв Khrushchev Chruschtschow Khrouchtchev Chruščov Chruszczow Jruschov Chroesjtsjov
        Горбачёв Gorbachev Gorbatschow Gorbatchev Gorbačov Gorbaczow Gorbatsjov Gorbachov
        Набоков Nabokov Nabokow Nabokoff
        Пастернак Pasternak Pasternac
        Шолохов Sholokhov Scholochow Cholokhov Šolohov Szołochow Sjolochov Sholojov
        Цветаева Tsvetaeva Zwetajewa Tsvetaïeva Cvetaeva Cwietajewa Tsvetayeva Cvetajeva
        Маяковский Mayakovsky Majakowski Maïakovski Majakovskij Maiakovskii Majakovski
        Бродский Brodsky Brodski Brodskij Brodskii
        Есенин Yesenin Esenin Jessenin Essénine Jesienin Jesenin
        Бунин Bunin Bounine Boenin
        Куприн Kuprin Kouprine Koeprin
        Лесков Leskov Leskow Ljeskow Lesskow
        Андреев Andreyev Andreev Andrejew Andréev Andriejew Andreiev
        Аксёнов Aksyonov Aksenov Axjonow Axionov Aksionow Aksjonov
        Бабель Babel Babelʹ
        Платонов Platonov Platonow
        Ерофеев Yerofeyev Erofeev Jerofejew Erofeïev Jerofiejew Jerofejev
        Войнович Voinovich Woinowitsch Voïnovitch Vojnovič Wojnowicz Voynovich
        Довлатов Dovlatov Dowlatow
        Гроссман Grossman Grosman
        Стругацкий Strugatsky Strugazki Strougatski Strugackij Strugatskii Strugatzki Strugacki
        Сорокин Sorokin Sorokine
        Акунин Akunin Akounine Akoenin
        Лукьяненко Lukyanenko Lukianenko Lukjanenko Loukianenko
        Алексиевич Alexievich Alexijewitsch Alexievitch Aleksijevič Aleksijewicz Aleksievich Alexiévich
        Быков Bykov Bykow
        Гаршин Garshin Garschin Garchine Garšin Garszyn
        Короленко Korolenko Korolienko
        Некрасов Nekrasov Nekrassow Nekrassov Niekrasow
        Островский Ostrovsky Ostrowski Ostrovski Ostrovskij
        Салтыков Saltykov Saltykow
        Щедрин Shchedrin Schtschedrin Chtchedrine Ščedrin Szczedrin
        Тютчев Tyutchev Tiutchev Tjutschew Tjutčev Tiouttchev
        Вознесенский Voznesensky Wosnessenski Voznessenski Voznesenskij
        Заболоцкий Zabolotsky Sabolozki Zabolotski Zabolockij
        Мандельштам Mandelshtam Mandelchtam Mandelštam Mandelsztam
        Хлебников Khlebnikov Chlebnikow Hlebnikov Chlebnikov
        Каверин Kaverin Kawerin Kavérine
        Паустовский Paustovsky Paustowski Paoustovski Paustovskij
        Распутин Rasputin Raspoutine Raspoetin
        Шаламов Shalamov Schalamow Chalamov Šalamov Szałamow Sjalamov
        Шукшин Shukshin Schukschin Choukchine Šukšin Szukszyn
        Трифонов Trifonov Trifonow
        Катаев Kataev Katajew Kataïev Katayev
        Гиппиус Hippius Gippius
        Мережковский Merezhkovsky Mereschkowski Merejkovski Merežkovskij Mereżkowski
        Вересаев Veresaev Weressajew Veressaïev Veresayev
        Драгоманов Drahomanov Dragomanov Drahomanow
        Грушевський Hrushevsky Hruschewskyj Hrouchevsky Hruševskyj Hruszewski Grushevsky
        Вернадський Vernadsky Wernadskyj Vernadski Wernadski
        Капранов Kapranov Kapranow
        """

    /// Names and words of other origins, each unlike the others and the authors above.
    static let unrelated = """
        shakespeare dickens austen tolkien orwell hemingway steinbeck kafka goethe schiller mann hesse camus sartre proust
        flaubert balzac verlaine neruda borges cortazar marquez calvino moravia murakami mishima ishiguro achebe
        rushdie woolf joyce beckett yeats whitman melville hawthorne twain salinger vonnegut asimov bradbury atwood
        morrison hurston baldwin ellison lessing coetzee gordimer pamuk kundera hrabal lem milosz szymborska tokarczuk
        samsung lenovo bosch philips siemens makita ikea electrolux nikon canon garmin dyson miele
        kitchen bedroom garage drawer bookcase refrigerator lamp chair sofa hammer screwdriver bicycle camera
        tomato cucumber yogurt butter sugar flour pasta coffee chocolate basil orchid cactus monstera
        """.split { $0.isWhitespace }.map(String.init)
}
