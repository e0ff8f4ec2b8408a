// SPDX-License-Identifier: Apache-2.0

extension Ayanamsa {
    /// The number in Swiss Ephemeris programs, which users can type.
    package var number: Int32 {
        switch self {
        case .faganBradley: 0
        case .lahiri: 1
        case .deLuce: 2
        case .raman: 3
        case .ushaShashi: 4
        case .krishnamurti: 5
        case .djwhalKhul: 6
        case .yukteshwar: 7
        case .bhasin: 8
        case .babylonianKugler1: 9
        case .babylonianKugler2: 10
        case .babylonianKugler3: 11
        case .babylonianHuber: 12
        case .babylonianEtaPiscium: 13
        case .aldebaran15Taurus: 14
        case .hipparchos: 15
        case .sassanian: 16
        case .galacticCenter0Sagittarius: 17
        case .j2000: 18
        case .j1900: 19
        case .b1950: 20
        case .suryasiddhanta: 21
        case .suryasiddhantaMeanSun: 22
        case .aryabhata: 23
        case .aryabhataMeanSun: 24
        case .suryasiddhantaRevati: 25
        case .suryasiddhantaCitra: 26
        case .trueCitra: 27
        case .trueRevati: 28
        case .truePushya: 29
        case .galacticCenterGilBrand: 30
        case .galacticEquatorIAU1958: 31
        case .galacticEquator: 32
        case .galacticEquatorMula: 33
        case .skydram: 34
        case .trueMula: 35
        case .galacticCenterMulaWilhelm: 36
        case .aryabhata522: 37
        case .babylonianBritton: 38
        case .vedicSheoran: 39
        case .galacticCenterCochrane: 40
        case .galacticEquatorFiorenza: 41
        case .vettiusValens: 42
        case .lahiri1940: 43
        case .lahiriVP285: 44
        case .krishnamurtiVP291: 45
        case .lahiriICRC: 46
        }
    }
}
