// SPDX-License-Identifier: Apache-2.0
//
// Made by make_color_names.py. Facts from CSS Color Module Level 4 (W3C, Software and Document License) and
// from the xkcd color survey (CC0 1.0).

extension ColorName {
    /// A name and its hexadecimal digits on each line, by name.
    static let table = """
        alice blue #F0F8FF
        antique white #FAEBD7
        apricot #FFB16D
        aquamarine #7FFFD4
        army green #4B5D16
        aubergine #3D0734
        azure #F0FFFF
        beige #F5F5DC
        berry #990F4B
        bisque #FFE4C4
        black #000000
        blanched almond #FFEBCD
        blue #0000FF
        blue violet #8A2BE2
        blush #F29E8E
        bottle green #044A05
        brick #A03623
        bronze #A87900
        brown #A52A2A
        burgundy #610023
        burly wood #DEB887
        burnt orange #C04E01
        cadet blue #5F9EA0
        camel #C69F59
        charcoal #343837
        chartreuse #7FFF00
        chocolate #D2691E
        cobalt #1E488F
        copper #B66325
        coral #FF7F50
        cornflower blue #6495ED
        cornsilk #FFF8DC
        cranberry #9E003A
        cream #FFFFC2
        crimson #DC143C
        cyan #00FFFF
        dark blue #00008B
        dark brown #341C02
        dark cyan #008B8B
        dark goldenrod #B8860B
        dark gray #A9A9A9
        dark green #006400
        dark khaki #BDB76B
        dark magenta #8B008B
        dark navy #000435
        dark olive green #556B2F
        dark orange #FF8C00
        dark orchid #9932CC
        dark red #8B0000
        dark salmon #E9967A
        dark sea green #8FBC8F
        dark slate blue #483D8B
        dark slate gray #2F4F4F
        dark turquoise #00CED1
        dark violet #9400D3
        deep pink #FF1493
        deep sky blue #00BFFF
        denim #3B638C
        dim gray #696969
        dodger blue #1E90FF
        dusty pink #D58A94
        dusty rose #C0737A
        emerald #01A049
        fire brick #B22222
        floral white #FFFAF0
        forest green #228B22
        gainsboro #DCDCDC
        ghost white #F8F8FF
        gold #FFD700
        goldenrod #DAA520
        gray #808080
        green #008000
        green yellow #ADFF2F
        heather #A484AC
        honeydew #F0FFF0
        hot pink #FF69B4
        hunter green #0B4008
        indian red #CD5C5C
        indigo #4B0082
        ivory #FFFFF0
        jade #1FA774
        khaki #F0E68C
        lavender #E6E6FA
        lavender blush #FFF0F5
        lawn green #7CFC00
        lemon chiffon #FFFACD
        light blue #ADD8E6
        light coral #F08080
        light cyan #E0FFFF
        light goldenrod yellow #FAFAD2
        light gray #D3D3D3
        light green #90EE90
        light pink #FFB6C1
        light salmon #FFA07A
        light sea green #20B2AA
        light sky blue #87CEFA
        light slate gray #778899
        light steel blue #B0C4DE
        light yellow #FFFFE0
        lilac #CEA2FD
        lime #00FF00
        lime green #32CD32
        linen #FAF0E6
        magenta #FF00FF
        mahogany #4A0100
        maroon #800000
        mauve #AE7181
        medium aquamarine #66CDAA
        medium blue #0000CD
        medium orchid #BA55D3
        medium purple #9370DB
        medium sea green #3CB371
        medium slate blue #7B68EE
        medium spring green #00FA9A
        medium turquoise #48D1CC
        medium violet red #C71585
        merlot #730039
        midnight blue #191970
        mint #9FFEB0
        mint cream #F5FFFA
        misty rose #FFE4E1
        moccasin #FFE4B5
        moss #769958
        mulberry #920A4E
        mushroom #BA9E88
        mustard #CEB301
        navajo white #FFDEAD
        navy #000080
        ochre #BF9005
        off white #FFFFE4
        old lace #FDF5E6
        olive #808000
        olive drab #6B8E23
        orange #FFA500
        orange red #FF4500
        orchid #DA70D6
        pale goldenrod #EEE8AA
        pale green #98FB98
        pale turquoise #AFEEEE
        pale violet red #DB7093
        papaya whip #FFEFD5
        peach #FFB07C
        peach puff #FFDAB9
        peru #CD853F
        petrol #005F6A
        pine #2B5D34
        pink #FFC0CB
        plum #DDA0DD
        powder blue #B0E0E6
        purple #800080
        putty #BEAE8A
        raspberry #B00149
        rebecca purple #663399
        red #FF0000
        rose #CF6275
        rosy brown #BC8F8F
        royal blue #4169E1
        rust #A83C09
        saddle brown #8B4513
        saffron #FEB209
        sage #87AE73
        salmon #FA8072
        sand #E2CA76
        sandy brown #F4A460
        scarlet #BE0119
        sea green #2E8B57
        seashell #FFF5EE
        sienna #A0522D
        silver #C0C0C0
        sky blue #87CEEB
        slate blue #6A5ACD
        slate gray #708090
        snow #FFFAFA
        spring green #00FF7F
        steel #738595
        steel blue #4682B4
        stone #ADA587
        tan #D2B48C
        taupe #B9A281
        teal #008080
        terracotta #CA6641
        thistle #D8BFD8
        tomato #FF6347
        turquoise #40E0D0
        violet #EE82EE
        wheat #F5DEB3
        white #FFFFFF
        white smoke #F5F5F5
        wine #80013F
        yellow #FFFF00
        yellow green #9ACD32
        """
}
