// SPDX-License-Identifier: Apache-2.0

extension DressPhrase {
    /// English phrases for occasions other than work; each phrase occurs once.
    static let english: [(Meaning, String)] = [
        (
            .occasion(.wedding),
            """
            wedding, nuptials, marriage ceremony, civil ceremony, vow renewal, rehearsal dinner, nikah, nikkah,
            walima, mehndi, mehendi, mehandi, sangeet, haldi, baraat, shaadi, vivah, vidaai, getting married,
            get married, handfasting, vivaah, wedding ceremony, nikah ceremony, anand karaj, civil partnership,
            wedding blessing, elopement, wedding breakfast
            """
        ),
        (
            .mourning,
            """
            funeral, burial, interment, cremation, crematorium, memorial service, memorial mass, memorial for,
            celebration of life, remembrance service, wake for, wake of, funeral wake, graveside, scattering of ash,
            ash scattering, requiem mass, requiem for, condolence visit, condolence meet, condolence meeting,
            sitting shiva, sit shiva, shiva at, shiva for, shiva call, shiva visit, shiva house, shiva minyan,
            shiva with, ^ shiva $, headstone unveiling, tombstone unveiling, janazah, janaza, chehlum, tehravin,
            terahvi, terahvin, uthala, uthamna, chautha, besna, antim sanskar, antyesti, shraddh, prayer meet for,
            prayer meeting for, month mind, homegoing, wake at, rosary for, 13th day ceremony, tenth day ceremony,
            tenth day kriya, wake and funeral, the wake, obsequies, yahrzeit dinner, lying in state, lay to rest,
            laid to rest, wake $, memorial $, memorial gathering, memorial lunch, memorial at, funeral service,
            funeral mass, funeral reception, post funeral
            """
        ),
        (
            .occasion(.formalEvent),
            """
            gala, charity ball, winter ball, summer ball, spring ball, autumn ball, christmas ball, gala ball,
            masked ball, masquerade ball, military ball, navy ball, marine ball, viennese ball, vienna ball,
            debutante ball, may ball, hunt ball, school ball, leaver ball, charity auction, state dinner,
            gala dinner, charity dinner, benefit dinner, benefit concert, fundraising dinner, fundraiser dinner,
            formal dinner, formal hall, formal night, formal attire, formal dress, formal wear, winter formal,
            spring formal, award ceremony, award night, award dinner, award gala, award show, opera, ballet,
            premiere, opening night, graduation, grad ceremony, commencement, convocation, prom, prom night,
            reception, banquet, christening, baptism, baptismal, bar mitzvah, bat mitzvah, bnai mitzvah,
            b'nai mitzvah, bar mitsvah, bat mitsvah, barmitzvah, batmitzvah, inauguration, first communion,
            1st communion, first holy communion, holy communion, communion of, confirmation ceremony,
            confirmation mass, naming ceremony, baby naming, bris, brit milah, upanayanam, upanayan,
            thread ceremony, citizenship ceremony, oath ceremony, swearing in, investiture, diplomatic reception,
            red carpet, royal ascot, derby day, cotillion, ^ ascot, homecoming dance, winter dance, school dance,
            senior ball, nutcracker, traviata, swan lake, la boheme, magic flute, convocation ceremony,
            graduation dinner, knighthood, deb ball, debutante, rotary ball, police ball, firefighter ball,
            inaugural ball, black and white ball, new year ball, royal opera house, metropolitan opera,
            award evening, honours ceremony, medal ceremony, ring dance, passing out parade
            """
        ),
        (
            .occasion(.gym),
            """
            gym, workout, work out, leg day, arm day, chest day, back day, shoulder day, push day, pull day,
            core day, upper body, lower body, yoga, pilates, crossfit, wod, spinning, spin class, spin at,
            spin with, ^ spin $, zumba, personal trainer, personal training, pt session, pt with, trainer session,
            session with trainer, session with my trainer, weight training, weight session, weightlifting,
            lifting with, lift with, strength training, strength class, strength and conditioning, aerobics,
            fitness class, fitness session, fitness studio, circuit training, circuit class, barre, hiit, bodypump,
            body pump, body combat, boot camp, bootcamp, f45, orangetheory, orange theory, soulcycle, peloton,
            equinox, puregym, planet fitness, anytime fitness, la fitness, 24 hour fitness, virgin active, cult fit,
            fitness first, cardio, kettlebell, deadlift, treadmill, reformer, vinyasa, ashtanga, kickboxing,
            kick boxing, bouldering, climbing, indoor climbing, climbing wall, calisthenics, aquafit, aqua aerobics,
            stretch class, dance class, dance lesson, salsa class, zumba class, pole class, surya namaskar,
            cult session, barre3, gym session, gym class, gym time, gym with, body balance, mat pilates, power yoga,
            yin yoga, hot yoga, crunch fitness, climbing gym, salsa, bachata, zumba gold, glute, tricep, bicep,
            squat, bench press, leg and glute, chest and tricep, chest and tri, chest tri, back and bicep,
            back and bi, push pull leg, full body, rowing machine, spin bike, jazzercise, step class, tone class,
            bums and tums, trx
            """
        ),
        (
            .occasion(.athletic),
            """
            5k, 10k, 5 k run, 10 k run, 10 miler, morning run, evening run, trail run, fun run, park run, parkrun,
            run with, run club, running club, long run, easy run, tempo run, night run, lunch run, lunchtime run,
            hill run, mile run, charity run, color run, group run, ^ run $, running, jog, jogging, marathon,
            half marathon, couch to 5k, turkey trot, triathlon, duathlon, ironman, tough mudder, spartan race,
            race day, bike race, charity race, race for life, cross country, track practice, track meet, relay,
            tennis, football, soccer, futsal, basketball, volleyball, netball, softball, baseball, handball,
            lacrosse, badminton, squash, pickleball, padel, racquetball, rugby, hockey, cricket, cricket net,
            kabaddi, golf, 5 a side, five a side, 7 a side, 6 a side, swim, swimming, swim meet, lap swim,
            water polo, cycling, bike ride, rowing, table tennis, ping pong, frisbee, dodgeball, kickball,
            athletics, martial art, boxing, judo, karate, taekwondo, jiu jitsu, bjj, mma, muay thai, fencing,
            archery, figure skating, ice skating, roller derby, cheer practice, sport day, erg session, regatta,
            gymnastics, 5 aside, 7 aside, 6 aside, pickup basketball, pickup soccer, pickup football, pickup game,
            softball league, rec league, black belt, belt grading, badminton court, swim practice, training run,
            track session, track workout, bike club, walking football, trampoline, netball practice, wrestling,
            hurling, camogie, shinty, bocce, croquet, ^ run 3, ^ run 5, ^ run 10, 3k, 8k, 15k, 21k, 42k, 5km, 10km,
            15km, 21km, 5 km, 10 km, aquathlon, aquabike, spikeball, parkour, floorball, touch rugby, tag rugby,
            gaelic football, roller skating, skateboarding, skate park, swim squad, interval session, hill repeat,
            sprint session, tennis match, 3x3
            """
        ),
        (
            .occasion(.travel),
            """
            flight, return flight, ^ fly, fly to, fly home, fly out, fly back, flying, flying to, train to,
            train home, train from, train back, return train, return trip, return journey, return home, return from,
            airport, airport pickup, airport pick up, road trip, trip, travel, journey, weekend in, weekend away,
            holiday in, holiday to, vacation, layover, bus to, coach to, ferry, cruise, drive to, driving to,
            drive home, driving home, drive back, drive down to, drive up to, city break, getaway, mini break,
            minibreak, honeymoon, red eye, redeye, amtrak, eurostar, thalys, interrail, megabus, greyhound, flixbus,
            shatabdi, rajdhani, vande bharat, caltrain, indigo, ryanair, easyjet, wizz air, lufthansa,
            british airways, air india, air france, jetblue, delta flight, vistara, spicejet, akasa air, gate close,
            leave for airport, depart for, heading to airport, leave for the airport, ^ train $, plane to,
            drive to airport, travel day, fly in, fly into, uber to airport, cab to airport, taxi to airport,
            eurotunnel, sleeper train, overnight train, overnight bus, bus from, depart from
            """
        ),
        (
            .occasion(.outdoor),
            """
            hike, hiking, hike in the, camping, camp out, glamping, backpacking, picnic, barbecue in, bbq in, canoe,
            canoeing, kayak, kayaking, rafting, sailing, fishing, trek, trekking, gardening, bird watching, birding,
            birdwatching, forest walk, nature walk, country walk, hill walking, fell walking, rambling, bushwalk,
            cookout, apple picking, strawberry picking, berry picking, fruit picking, pumpkin patch,
            pumpkin picking, mushroom picking, foraging, rock climbing, outdoor climbing, climbing outdoors,
            via ferrata, mountaineering, ski weekend, ski day, skiing, ski lesson, snowboarding, snowboard,
            snowshoe, snowshoeing, sledding, sledging, horse riding, horseback riding, trail ride, mountain biking,
            mtb, stargazing, bonfire, campfire, national park, safari, tree planting, litter pick,
            community garden day, beach cleanup, beach clean up, park cleanup, boat day, zip lining, ziplining,
            paintball, ropes course, corn maze, hay ride, hayride, park walk, walk in the park, walk in the woods,
            woodland walk, coastal walk, day hike, camp trip, camping trip, scout camp, fishing trip, hunting,
            canoe trip, canyoning, climbing trip, allotment, leaf peeping, ski resort, ski with, skiing with,
            snow tubing, sailing lesson, bluebell walk, farm visit, pick apples, pick strawberries, pick your own,
            trail maintenance, trail walk, trail day, kite flying, fly kite, orienteering, geocaching, wild camping,
            campground, nature reserve, mountain hut, summit hike, outdoor yoga, rock scrambling, scrambling,
            garden day
            """
        ),
        (
            .occasion(.beach),
            """
            beach, beach day, beach volleyball, seaside, pool day, surf, surfing, surf lesson, snorkelling,
            snorkeling, snorkel, scuba, diving trip, dive trip, bodyboarding, windsurfing, kitesurfing,
            paddle boarding, paddleboarding, paddle board, water park, waterpark, lake day, lido, jet ski,
            hot spring, ^ pool $, pool with, pool at, pool time, stand up paddle, sup lesson, beach trip,
            beach weekend, beach bbq, beach bonfire, beach picnic, beach with, snorkelling trip, snorkeling trip,
            surf camp, surf trip, island hopping
            """
        ),
        (.occasion(.brunch), "brunch, drag brunch, bottomless brunch, boozy brunch, birthday brunch, jazz brunch"),
        (
            .occasion(.dateNight),
            """
            date night, dinner date, drink date, date with, ^ date $, first date, second date, third date, 1st date,
            2nd date, 3rd date, double date, blind date, hinge date, tinder date, bumble date, anniversary dinner,
            wedding anniversary dinner, anniversary date, anniversary night, valentine dinner, valentine day dinner,
            valentine day with, valentine date, valentine with, valentine night, romantic dinner, romantic evening,
            romantic night, candlelight dinner, candlelit dinner, candle light dinner, dinner with wife,
            dinner with my wife, dinner with wifey, dinner with husband, dinner with hubby, dinner with my husband,
            dinner with boyfriend, dinner with girlfriend, dinner with bf, dinner with gf, dinner with my boyfriend,
            dinner with my girlfriend, dinner for two, dinner and a movie, dinner with spouse, dinner with partner,
            dinner with fiance, dinner with my partner, dinner with fiancee, valentine dinner with
            """
        ),
        (
            .occasion(.party),
            """
            party, birthday party, birthday bash, birthday drink, birthday dinner, birthday lunch, birthday do,
            birthday bbq, birthday celebration, birthday at, bash, housewarming, griha pravesh, house warming,
            celebration, hen do, hen night, hen weekend, hen party, stag do, stag night, stag weekend, stag party,
            bachelor party, bachelorette, baby shower, bridal shower, wedding shower, couple shower, wedding party,
            beach party, pool party, graduation party, christening party, prom after party, office party,
            gender reveal, sip and see, godh bharai, baby sprinkle, roka, ring ceremony, engagement ceremony,
            engagement do, leaving do, retirement do, send off, going away, class reunion, school reunion,
            high school reunion, new year's eve, new year's eve with, nye, nye at, nye with, halloween at,
            halloween with, trick or treating, clubbing, club night, night out, girl night, boy night, lad night,
            lady night, christmas do, christmas dinner, christmas lunch, christmas at, christmas with,
            christmas eve dinner, thanksgiving dinner, thanksgiving lunch, thanksgiving at, thanksgiving with,
            thanksgiving feast, friendsgiving, seder, passover dinner, passover at, iftar, eid dinner, eid lunch,
            eid at, eid with, eid feast, diwali dinner, diwali at, diwali with, diwali puja, diwali night,
            diwali mela, holi with, holi at, garba, dandiya, navratri night, lohri night, hanukkah dinner, purim,
            chinese new year dinner, lunar new year dinner, cocktail party, cocktail hour, karaoke, disco, rave,
            quinceanera, quince, sweet 16, sweet sixteen, gift exchange, secret santa exchange, white elephant,
            watch party, wrap party, soiree, mardi gras, oktoberfest, fancy dress, costume contest, shabbat dinner,
            shabbat at, friday night dinner at, raksha bandhan, rakhi at, mundan, annaprashan, annaprasan,
            naam karan, namkaran, ^ stag, ^ hen, super bowl at, superbowl at, super bowl, trick or treat, pre drink,
            retirement dinner, retirement lunch, dinner party, engagement drink, engagement dinner, potluck party,
            diwali bash, eid celebration, eid ul fitr lunch, chanukah at, hanukkah at, rosh hashanah dinner,
            christmas drink, new year party, new year dinner, holiday bash, office christmas do,
            christmas jumper party, boxing day lunch, easter lunch, easter dinner, burns night,
            st patrick day drink, crawfish boil, bachelor weekend, bachelor trip, bachelor night, bachelor do,
            40th $, 50th $, 60th $, 70th $, 80th $, kitty party, shower for baby, oscar night, oscar party,
            eurovision night, holi celebration, diwali celebration, anniversary party, birthday weekend,
            surprise birthday, 21st $, 18th birthday party, murder mystery, wine and cheese night
            """
        ),
        (
            .occasion(.loungewear),
            """
            movie night, movie night at home, movie night in, lazy, lazy day, lazy sunday, netflix, couch, pajama,
            pjs, pajama day, sleep in, lie in, quiet night, cozy night, cosy night, rest day, stay home,
            staying home, stay at home, sofa, sick day, off sick, duvet day, self care day, self care night,
            veg out, do nothing, chill at home, chilling at home, relax at home, binge watch, tv marathon,
            movie marathon, recover at home, spa night at home, bed rotting, staycation at home, lazy morning,
            slow morning, pajama movie night, movie night on the couch, movies at home, chill night, bubble bath,
            ps5 night, home alone night, sofa day, nap day, stay in $, staying in $, stay in tonight, night in $,
            night in with, evening in $, evening in with, day in $, in pj, night in alone, lazy weekend,
            lazy saturday, lazy evening, pj day, pjs day, day on the couch, home all day, nothing day
            """
        ),
        (
            .occasion(.casual),
            """
            coffee with, coffee at, ^ coffee $, grab coffee, coffee morning, coffee date, catch up with,
            catch up over, drink, happy hour, pub, beer with, wine with, bar crawl, brewery, beer garden,
            wine tasting, wine night, shopping, groceries, grocery run, errand, game night, board game, poker night,
            pizza night, taco night, get together, bake sale, stand up comedy, standup comedy, trivia, trivia night,
            quiz night, pub quiz, book club, book fair, book launch, book signing, book reading, cinema, movie with,
            movie at, movie night at, imax, zoo, aquarium, planetarium, flea market, farmer market,
            christmas market, street market, street fair, food festival, music festival, film festival, festival,
            state fair, county fair, school fair, summer fair, science fair, carnival, theme park, amusement park,
            disneyland, playdate, play date, play group, lunch with, hang out, hang with, hanging out, hangout,
            chill with, museum, moma, guggenheim, louvre, tate modern, art gallery, gallery, exhibition, exhibit,
            theater, musical, matinee, broadway, concert, gig, comedy show, comedy night, comedy club, improv,
            open mic, symphony, philharmonic, orchestra, school recital, recital, school play, school concert,
            nativity play, bbq, barbecue, potluck, bowling, mini golf, crazy golf, escape room, arcade,
            pottery class, painting class, art class, cooking class, craft night, paint and sip, knitting circle,
            ikea trip, family day, family lunch, sunday roast, sunday lunch, watch football, watch soccer,
            watch cricket, watch rugby, watch the game, watch the match, sightseeing, walking tour, park with,
            playground, supper club, pint, stroll, panto, pantomime, boot sale, car boot, garage sale, yard sale,
            jumble sale, fresher fair, craft fair, art fair, fun fair, funfair, renaissance fair, wine wednesday,
            thirsty thursday, taco tuesday, tailgate, d d, dungeons and dragons, poker, mahjong, bridge club,
            game $, baseball game, hockey game, football game, basketball game, meetup, meet up with, open day,
            west end, school assembly, annual day, school annual day, dinner and drinks, tapas with, tapas, apero,
            aperitivo, karaoke bar, tea with, afternoon tea, high tea, window shopping, mall with, thrifting,
            antiquing, pottery, crafting night, puzzle night, lego night, trampoline park, laser tag, go karting,
            mini golf with, bingo, bingo night, comic con, vineyard, cider mill, dim sum, food hall, street food,
            night market, dance show, school show, school fete, summer fete, village fete, parade, fireworks,
            light festival, flower show, flower market, flower festival, concert at, cocktail with, kickback,
            cornhole, dog beach, baby group, school fundraiser, bake off, mommy and me, library story time,
            story time, play rehearsal, talent show, variety show, dance recital, piano recital, violin recital,
            choir concert, band concert, spring concert, winter concert, holiday concert, parent evening,
            parent teacher evening, grill and chill, jazz, jazz night, comedy, flea, crafternoon, sewing bee,
            photography walk, ceilidh, salsa night, speed dating, pilgrimage, sip and shop, day out,
            night at the museum, museum day, gallery opening, botanical garden, sculpture park, castle visit,
            planetarium show, monster truck, circus
            """
        ),
    ]
}
