// SPDX-License-Identifier: Apache-2.0

extension DressPhrase {
    /// Phrases for dress codes; each phrase occurs once.
    static let dressCodes: [(Language, [(Meaning, String)])] = [
        (
            .english,
            [
                (.names(.whiteTie), "white tie, full evening dress, tailcoat"),
                (
                    .names(.blackTieOptional),
                    """
                    black tie optional, black tie preferred, black tie or dark suit, optional black tie,
                    creative black tie, black tie encouraged, black tie invited
                    """
                ),
                (.names(.blackTie), "black tie"),
                (
                    .suggests(.blackTie),
                    """
                    tuxedo, tux, dinner jacket, dinner suit, evening gown, floor length gown, floor length dress,
                    long gown, ball gown, mess dress
                    """
                ),
                (
                    .names(.cocktailAttire),
                    """
                    cocktail attire, cocktail dress, cocktail wear, cocktail chic, cocktail formal, semi formal,
                    semiformal, festive attire, dressy cocktail
                    """
                ),
                (.namesNearDress(.cocktailAttire), "cocktail, elegant, dressy"),
                (
                    .names(.businessProfessional),
                    """
                    business professional, business formal, business attire, business dress, business wear, lounge suit,
                    corporate attire, formal business
                    """
                ),
                (
                    .suggests(.businessProfessional),
                    """
                    suit and tie, suit tie, shirt and tie, shirt tie, jacket and tie, jacket tie, coat and tie,
                    coat tie, dark suit, business suit, suit required, suit expected, wear a suit, wear suit, in a suit,
                    ^ suit $, full suit, formals required, wear formals, pant suit
                    """
                ),
                (
                    .names(.businessCasual),
                    "business casual, office casual, biz casual, bus casual, business smart casual"
                ),
                (
                    .suggests(.businessCasual),
                    "no tie, tie optional, collared shirt, shirt and trousers, shirt and chinos"
                ),
                (
                    .names(.smartCasual),
                    """
                    smart casual, dressy casual, elevated casual, casual elegant, casual chic, casual smart,
                    elegant casual, smart but casual
                    """
                ),
                (
                    .suggests(.smartCasual),
                    """
                    jacket required, jacket requested, jacket preferred, jacket only, no jeans, no trainers,
                    no sneakers, no shorts, no sportswear, no flip flops, no hoodies, no ripped jeans, blazer and jeans
                    """
                ),
                (
                    .names(.casual),
                    """
                    casual dress, casual attire, casual wear, casual clothes, dress casual, dress down, keep it casual,
                    casual dress code, come casual, totally casual, super casual, casual outfit
                    """
                ),
                (.namesNearDress(.casual), "casual, relaxed, informal, comfortable"),
                (
                    .suggests(.casual),
                    """
                    casual friday, come as you are, jeans are fine, jeans are ok, jeans fine, jeans welcome, jeans ok,
                    jeans and t shirt, jeans and tee, jeans day, denim day, wear jeans, t shirt day, shorts are fine
                    """
                ),
            ]
        ),
        (
            .spanish,
            [
                (.names(.whiteTie), "frac, corbata blanca"),
                (.names(.blackTie), "corbata negra, etiqueta rigurosa, rigurosa etiqueta, traje de etiqueta"),
                (.suggests(.blackTie), "esmoquin, smoking obligatorio, vestido largo, traje de gala"),
                (.names(.cocktailAttire), "traje de cóctel, vestido de cóctel, código cóctel, vestimenta cóctel"),
                (.suggests(.businessProfessional), "traje y corbata, saco y corbata, traje oscuro, traje formal"),
                (.names(.smartCasual), "casual elegante, informal elegante, elegante casual, elegante sport"),
                (.names(.casual), "ropa casual, ropa informal, ropa cómoda, vestimenta casual, vestimenta informal"),
            ]
        ),
        (
            .ukrainian,
            [
                (.names(.whiteTie), "біла краватка, фрак"),
                (.names(.blackTie), "чорна краватка, блек тай, блек-тай"),
                (.suggests(.blackTie), "смокінг, смокінги, вечірня сукня, вечірні сукні"),
                (.names(.cocktailAttire), "коктейльний стиль, коктейльна сукня, коктейльні сукні, дрес код коктейль"),
                (
                    .names(.businessProfessional),
                    "діловий стиль, діловий костюм, ділові костюми, діловий дрес код, офіційний стиль"
                ),
                (.suggests(.businessProfessional), "костюм і краватка, костюм та краватка, темний костюм"),
                (.names(.smartCasual), "смарт кежуал, смарт кежуел, смарт казуал, смарт кежл"),
                (.names(.casual), "повсякденний одяг, вільний стиль, дрес код вільний, неформальний одяг"),
            ]
        ),
    ]
}
