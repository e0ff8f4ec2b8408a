// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Currencies
public import Tables

/// Items read from a table, with every problem of the table.
public typealias ItemImport = RecordTable<WardrobeItem>

extension TableLayout {
    /// The format of a table of items; a price can be in `price` as `89.90 EUR`, or in `price` and `currency`.
    public static let items = TableLayout(
        noun: "an item",
        attributes: WardrobeItem.schema.erased.fields.map(\.name).filter { !["created", "updated"].contains($0) }
            + ["currency"],
        required: ["name"], headings: headings, rest: "notes")

    /// The attributes of headings in lists of people and in exports of apps.
    private static let headings: [String: String] = {
        let words: [(attribute: String, headings: String)] = [
            ("name", "item,title,itemname,description,product,garment,piece,article,назва,річ,nombre,prenda"),
            ("category", "type,kind,group,section,clothingtype,itemtype,категорія,тип,categoría,categoria,tipo"),
            ("subcategory", "subtype,style,cut,підкатегорія,subcategoría,subcategoria"),
            (
                "primaryColor",
                "color,colour,maincolor,maincolour,primarycolour,color1,colors,colours,колір,colorprincipal"
            ),
            ("secondaryColor", "color2,secondcolor,secondarycolour,accentcolor,accent,colorsecundario"),
            ("brand", "label,maker,designer,manufacturer,бренд,марка,marca"),
            ("size", "розмір,talla"), ("fabric", "material,fabrics,materials,composition,тканина,матеріал,tejido,tela"),
            ("pattern", "print,візерунок,estampado"),
            (
                "purchaseDate",
                "bought,boughton,dateofpurchase,datepurchased,purchased,dateadded,acquired,date,датапокупки,fechadecompra"
            ),
            ("price", "cost,pricepaid,purchaseprice,paid,originalprice,msrp,ціна,precio"),
            ("currency", "валюта,moneda,divisa"),
            ("retailer", "store,shop,seller,wherebought,purchasedfrom,place,магазин,tienda"),
            ("productURL", "url,link,website,producturl,посилання,enlace"),
            ("timesWorn", "wears,wearcount,worn,timesused,uses,носив,usos"),
            ("lastWorn", "lastworndate,lastwear,lastused,datelastworn"), ("firstWorn", "firstwear,datefirstworn"),
            ("season", "seasons,сезон,temporada"), ("occasion", "occasions,event,events,привід,ocasión,ocasion"),
            ("tags", "tag,labels,keywords,теги,etiquetas"), ("isFavorite", "favorite,favourite,favorites,starred,fav"),
            ("condition", "quality,стан,estado"), ("notes", "note,comment,comments,remarks,нотатки,notas"),
            ("weight", "thickness"), ("laundry", "laundrystatus"), ("-", "costperwear,cpw"),
        ]
        return Dictionary(
            words.flatMap { word in word.headings.split(separator: ",").map { (String($0), word.attribute) } },
            uniquingKeysWith: { first, _ in first })
    }()
}

extension RecordTable<WardrobeItem> {
    /// The items.
    public var items: [WardrobeItem] { records }

    /// Reads items from JSON: a list of items, or an object with such a list under `items`.
    ///
    /// An item without an `id` gets one from its name and its number among items of the same name: `navy-blazer-1`.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if the bytes aren't JSON or aren't such a list.
    public init(json bytes: [UInt8]) throws(ComputationError) {
        var written: [Int: WrittenItem] = [:]
        var keys = ItemKeys()
        try self.init(json: bytes, layout: .items, under: "items") { object, number in
            keys.complete(&object)
            let item = WrittenItem(object)
            object = item.object
            written[number] = item
        }
        rejectRepeated(\.id, place: Self.place(inList:))
        settle(written, place: Self.place(inList:))
    }

    /// Reads items from a table in which other dates show the order of those that could be either.
    ///
    /// - Throws: The errors of ``init(csv:columns:dateOrder:)``.
    public init(csv bytes: [UInt8], columns: ColumnMap) throws(ComputationError) {
        try self.init(csv: bytes, columns: columns, dateOrder: nil)
    }

    /// Reads items from a table with a header (CSV by RFC 4180; commas, semicolons, or tabs).
    ///
    /// An item without an `id` gets one as in a list. Values are read as ``WrittenItem`` describes; what was chosen is in
    /// the remarks. A price without a currency has that of all other prices; if they differ, it is left out. An item
    /// without a color is gray.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - columns: The attributes of columns under other names.
    ///   - dateOrder: The order of dates that could be either; by default that which other dates of the table show.
    /// - Throws: ``ComputationKit/ComputationError`` if the header can't be used, or if dates could be either and none
    ///   shows the order; problems of rows are in the result.
    public init(csv bytes: [UInt8], columns: ColumnMap, dateOrder: DateOrder?) throws(ComputationError) {
        var written: [Int: WrittenItem] = [:]
        var keys = ItemKeys()
        let dates = WrittenDates(in: bytes)
        try self.init(csv: bytes, columns: columns) { object, line in
            keys.complete(&object)
            let item = WrittenItem(object, dateOrder: dateOrder ?? dates.order)
            object = item.object
            written[line] = item
        }
        let open = written.sorted { $0.key < $1.key }.compactMap { line, item in item.openDate.map { (line, $0) } }
        if let (line, text) = open.first {
            throw .refused(
                path: "dateOrder",
                expected: "day-first or month-first, because the dates of the table don't show one order",
                got: "\(text) on line \(line)\(open.count == 1 ? "" : " and \(open.count - 1) more")")
        }
        if dateOrder == nil, let example = dates.example, written.values.contains(where: \.usesDateOrder) {
            remarks.append(
                "dates were read with the \(dates.order == .dayFirst ? "day" : "month") first, as \(example) shows")
        }
        rejectRepeated(\.id, place: Self.place(onLine:))
        settle(written, place: Self.place(onLine:))
    }

    /// Completes prices without a currency, and says what was chosen.
    private mutating func settle(_ written: [Int: WrittenItem], place: (Int) -> String) {
        let colorless = written.values.count(where: \.isColorless)
        if colorless > 0 {
            remarks.append("\(colorless == 1 ? "1 item has" : "\(colorless) items have") no color, so gray was used")
        }
        let currencies = Set(records.compactMap(\.price?.currency))
        let common = currencies.count == 1 ? currencies.first : nil
        var dollars: [Int] = []
        for index in rows.indices {
            let line = rows[index].number
            guard let item = written[line] else { continue }
            for choice in item.choices { remarks.append("\(place(line)), \(choice)") }
            for remark in rows[index].record.remarks { remarks.append("\(place(line)): \(remark)") }
            if item.hasDollarSign { dollars.append(line) }
            guard let amount = item.openPrice else { continue }
            if let common { rows[index].record.price = Money(amount: amount, currency: common) }
            remarks.append(
                "\(place(line)), price: \(amount) has no currency; "
                    + (common.map { "it was read as \($0), like the other prices" }
                        ?? "it was left out, because the other prices don't have one currency"))
        }
        if let first = dollars.first {
            remarks.insert("\(place(first)), price: $ was read as US dollars (USD)", at: 0)
        }
    }
}

/// The keys of items that don't have one in a table.
///
/// They have the number of an item among those of the same name, not its line, so that a table to which other items were
/// added can be imported again.
private struct ItemKeys {
    private var counts: [String: Int] = [:]

    /// Adds a key to an item without one.
    mutating func complete(_ object: inout JSONObject) {
        guard object["id"] == nil else { return }
        let name = Self.word(object["name"]?.string ?? "")
        counts[name, default: 0] += 1
        object["id"] = .string("\(name)-\(counts[name, default: 1])")
    }

    /// Returns the letters and digits of a name with hyphens between its words, in at most 90 bytes.
    private static func word(_ name: String) -> String {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        var word = ""
        for letter in words.joined(separator: "-") {
            guard word.utf8.count + letter.utf8.count <= longest else { break }
            word.append(letter)
        }
        return word.isEmpty ? "item" : word
    }

    private static let longest = 90
}
