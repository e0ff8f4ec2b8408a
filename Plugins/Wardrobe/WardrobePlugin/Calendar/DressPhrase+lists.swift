// SPDX-License-Identifier: Apache-2.0

extension DressPhrase {
    /// English phrases by meaning; each phrase occurs once.
    static let lists: [(Meaning, String)] = [
        (.names(.whiteTie), "white tie, full evening dress, tailcoat"),
        (
            .names(.blackTieOptional),
            "black tie optional, black tie preferred, black tie or dark suit, optional black tie"
        ),
        (.names(.blackTie), "black tie"),
        (.suggests(.blackTie), "tuxedo, tux, dinner jacket, evening gown, floor length gown, ball gown"),
        (
            .names(.cocktailAttire),
            "cocktail attire, cocktail dress, cocktail wear, cocktail chic, semi formal, semiformal, festive attire"
        ),
        (.namesNearDress(.cocktailAttire), "cocktail, elegant, dressy"),
        (
            .names(.businessProfessional),
            "business professional, business formal, business attire, business dress, business wear, lounge suit"
        ),
        (
            .suggests(.businessProfessional),
            "suit and tie, jacket and tie, coat and tie, dark suit, business suit, suit required, wear a suit"
        ),
        (.names(.businessCasual), "business casual, office casual"),
        (.suggests(.businessCasual), "no tie, collared shirt, shirt and trousers, shirt and chinos"),
        (.names(.smartCasual), "smart casual, dressy casual, elevated casual, casual elegant, casual chic"),
        (
            .suggests(.smartCasual),
            "jacket required, jacket requested, no jeans, no trainers, no sneakers, no shorts, no sportswear"
        ),
        (.names(.casual), "casual dress, casual attire, casual wear, casual clothes, dress casual, dress down"),
        (.namesNearDress(.casual), "casual, relaxed, informal, comfortable"),
        (
            .suggests(.casual),
            "casual friday, come as you are, jeans are fine, jeans are ok, jeans welcome, jeans ok, jeans and t shirt"
        ),
        (.occasion(.wedding), "wedding, nuptials, wedding reception, marriage ceremony"),
        (.occasion(.interview), "interview, job interview"),
        (
            .occasion(.formalEvent),
            """
            gala, charity ball, winter ball, summer ball, spring ball, gala ball, masked ball, state dinner, gala
            dinner, charity dinner, benefit dinner, formal dinner, formal attire, formal dress, formal wear, awards
            ceremony, awards night, awards dinner, opera, ballet, premiere, funeral, burial, memorial service,
            graduation, commencement, prom, reception, banquet, christening, baptism, bar mitzvah, bat mitzvah,
            inauguration
            """
        ),
        (
            .occasion(.workPresentation),
            """
            presentation, keynote, conference talk, give talk, give a talk, talk at, pitch, demo, speech, lecture,
            webinar, investor day, panel discussion, thesis defence, thesis defense
            """
        ),
        (
            .occasion(.work),
            """
            meeting, standup, stand up, sprint, retrospective, one on one, 1 1, client, customer, workshop, review,
            audit, kickoff, kick off, all hands, office, office day, board, quarterly, budget, stakeholder, status
            call, team sync, work, night shift, early shift, late shift
            """
        ),
        (
            .occasion(.workCasual),
            """
            home office, working from home, work from home, wfh, offsite, off site, team offsite, hackathon, team
            building, dress down friday
            """
        ),
        (
            .occasion(.gym),
            """
            gym, workout, work out, leg day, arm day, chest day, back day, yoga, pilates, crossfit, spinning, spin
            class, zumba, personal trainer, weight training, strength training, aerobics, fitness
            """
        ),
        (
            .occasion(.athletic),
            """
            5k, 10k, morning run, evening run, trail run, fun run, park run, run with, running, jog, jogging,
            marathon, half marathon, triathlon, tennis, football, soccer, basketball, volleyball, badminton, squash,
            swim, swimming, cycling, bike ride, rugby, hockey, cricket, golf, rowing, table tennis, athletics, martial
            arts, boxing, judo
            """
        ),
        (
            .occasion(.travel),
            """
            flight, fly, flying, train to, train home, train from, airport, road trip, trip, travel, journey, weekend
            in, vacation, layover, bus to, ferry, cruise, drive to, city break
            """
        ),
        (
            .occasion(.outdoor),
            """
            hike, hiking, camping, picnic, barbecue, bbq, canoe, kayak, kayaking, fishing, trek, trekking, gardening,
            bird watching, forest walk, nature walk, cookout
            """
        ),
        (.occasion(.beach), "beach, seaside, pool day, pool party, snorkelling, surfing"),
        (.occasion(.brunch), "brunch"),
        (
            .occasion(.dateNight),
            """
            date night, dinner date, date with, first date, anniversary dinner, valentine dinner, valentine's day,
            romantic dinner, candlelight dinner
            """
        ),
        (
            .occasion(.party),
            """
            party, birthday, housewarming, celebration, hen do, stag do, bachelor party, baby shower, bridal shower,
            new year's eve, halloween, clubbing, night out, christmas do, cocktail party
            """
        ),
        (
            .occasion(.loungewear),
            """
            movie night, lazy, netflix, couch, pyjama, pajama, sleep in, night in, evening in, rest day, stay in,
            sofa, sick day
            """
        ),
        (
            .occasion(.casual),
            """
            coffee, catch up, drinks, pub, shopping, groceries, grocery run, errands, game night, board games, cinema,
            zoo, flea market, playdate, play date, lunch with, hang out
            """
        ),
        (
            .nothing,
            """
            wedding planning, wedding planner, wedding dress, wedding photos, wedding anniversary, wedding registry,
            wedding gift, wedding invitation, third party, working party, search party, party wall, party planning,
            party leader, political party, casual chat, casual talk, casual leave, formal review, formal complaint,
            law suit, suit fitting, dry cleaner, dinner ideas, skin care, black tie dry cleaning, cocktail recipe,
            board the, on board, due date, date of birth, house work, home work, trip wire, gala apple, opera browser,
            business trip report, open house, hotel review, book review, film review
            """
        ),
    ]

    /// Returns the precedence of occasions in one text; occasions that determine the clothes come first.
    static func rank(_ occasion: Occasion) -> Int {
        switch occasion {
        case .wedding, .interview: 9
        case .formalEvent: 8
        case .workPresentation: 7
        case .gym, .athletic, .brunch, .dateNight: 6
        case .party, .outdoor, .workCasual, .loungewear: 5
        case .beach, .travel: 4
        case .work: 3
        case .casual: 2
        }
    }
}
