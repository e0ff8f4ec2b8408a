// SPDX-License-Identifier: Apache-2.0

/// The checks of plugins when an engine is created.
struct Registration {
    /// Whether every schema and example is checked, which takes longer than most runs.
    private let isThorough: Bool
    private var byID: [String: AnyComputation] = [:]
    /// The presenters by the ids of their computations.
    private(set) var presenters: [String: [Presenter]] = [:]
    private(set) var issues: [ValidationIssue] = []
    private var pluginNames: Set<String> = []
    private var typesByName: [String: ObjectIdentifier] = [:]

    #if DEBUG
        init(isThorough: Bool = true) { self.isThorough = isThorough }
    #else
        init(isThorough: Bool = false) { self.isThorough = isThorough }
    #endif

    /// Returns the computations by id.
    ///
    /// - Throws: ``ComputationError`` with every problem found.
    func checkedComputations() throws(ComputationError) -> [String: AnyComputation] {
        guard issues.isEmpty else {
            throw ComputationError(.internalError, "The plugins can't be loaded.", issues: issues)
        }
        return byID
    }

    func hasAdded(_ plugin: any Plugin) -> Bool { pluginNames.contains(plugin.manifest.name) }

    mutating func add(_ plugin: any Plugin) {
        let name = plugin.manifest.name
        if !pluginNames.insert(name).inserted {
            refuse(name, "each plugin name once", "it a second time")
        }
        for computation in plugin.computations {
            let id = computation.manifest.id
            checkID(id, plugin: name)
            if isThorough { checkSchemas(of: computation) }
            if byID.updateValue(computation, forKey: id) != nil {
                refuse(
                    id, "each computation id once", "it a second time",
                    "rename one of the two or load only one of the plugins")
            }
        }
        for presenter in plugin.presenters { add(presenter, of: name) }
    }

    private mutating func checkSchemas(of computation: AnyComputation) {
        let id = computation.manifest.id
        check(computation.input, as: "input", of: id, type: computation.types?.input)
        check(computation.output, as: "output", of: id, type: computation.types?.output)
        for example in computation.manifest.examples {
            for issue in computation.input.issues(of: example.input) {
                refuse(id, "examples that fit the input's schema", "\"\(example.title)\" with \(issue)")
            }
        }
    }

    private mutating func add(_ presenter: Presenter, of plugin: String) {
        let (id, word) = (presenter.id, presenter.format.word)
        guard let computation = byID[id], id.hasPrefix(plugin + ".") else {
            return refuse(id, "presenters of the plugin's own computations", "one of another, for \(word)")
        }
        if let types = presenter.types, let own = computation.types, types != own {
            refuse(id, "a presenter of its input and output", "one of other types, for \(word)")
        }
        if presenter.format == .json || presenters[id, default: []].contains(where: { $0.format.word == word }) {
            refuse(id, "one presenter for each format", "another one for \(word)")
        }
        presenters[id, default: []].append(presenter)
    }

    private mutating func refuse(_ path: String, _ expected: String, _ got: String, _ suggestion: String? = nil) {
        issues.append(
            ValidationIssue(path: path, expected: expected, got: got, recoverySuggestion: suggestion))
    }

    private mutating func note(_ type: ObjectIdentifier, named name: String, of id: String) {
        guard !name.isEmpty, let known = typesByName.updateValue(type, forKey: name), known != type else { return }
        refuse(id, "one type of each name", "two that are named \(name)")
    }

    private mutating func checkID(_ id: String, plugin: String) {
        let isWord = id.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
        if !isWord || id.utf8.count > 128 {
            refuse(id, "an id of at most 128 lowercase letters, digits, hyphens, and dots", "\"\(id)\"")
        }
        if id == plugin + "." { refuse(id, "a name after \"\(plugin).\"", "none") }
        if !id.hasPrefix(plugin + ".") {
            refuse(id, "an id that begins with \"\(plugin).\"", "\"\(id)\"")
        }
    }

    private mutating func check(_ schema: AnySchema, as role: String, of id: String, type: ObjectIdentifier?) {
        if let type { note(type, named: schema.resolved.name, of: id) }
        switch schema.resolved.kind {
        case .object, .union: break
        default: refuse(id, "an object as \(role)", schema.inWords)
        }
        var seen: Set<String> = []
        checkParts(of: schema, of: id, role: role, &seen)
    }

    private mutating func checkParts(of schema: AnySchema, of id: String, role: String, _ seen: inout Set<String>) {
        switch schema.kind {
        case .object(let fields): checkFields(fields, of: id, role: role, &seen)
        case .union(let union):
            let values = union.variants.map { CodePoints($0.value) }
            if Set(values).count < values.count { refuse(id, "each variant of a union once", "one twice") }
            for variant in union.variants {
                guard case .object = variant.schema.resolved.kind else {
                    refuse(id, "objects as payloads of a union", "\(variant.schema.inWords) for \"\(variant.value)\"")
                    continue
                }
                checkFields(variant.fields, of: id, role: role, &seen)
                if variant.fields.contains(where: { $0.name == union.discriminator }) {
                    refuse(id, "members other than \"\(union.discriminator)\" in \"\(variant.value)\"", "that one")
                }
            }
        case .dictionary(let element, let keys):
            if let keys { checkRule(keys, of: id) }
            checkParts(of: element, of: id, role: role, &seen)
        case .list(let element, _), .optional(let element):
            checkParts(of: element, of: id, role: role, &seen)
        case .text(let rule): checkRule(rule, of: id)
        case .reference(let reference):
            let target = reference.schema
            if let type = reference.type { note(type, named: target.name, of: id) }
            guard seen.insert(target.name).inserted else { return }
            checkParts(of: target, of: id, role: role, &seen)
        case .blob, .number, .integer, .boolean, .enumeration, .any: break
        }
    }

    private mutating func checkFields(
        _ fields: [AnySchema.Field], of id: String, role: String, _ seen: inout Set<String>
    ) {
        let names = fields.map { CodePoints($0.name) }
        for name in Set(names) where names.count(where: { $0 == name }) > 1 {
            refuse(id, "each field of the \(role) once", "\(name.text.quoted()) twice")
        }
        for field in fields {
            checkParts(of: field.schema, of: id, role: role, &seen)
            guard let value = field.defaultValue, let issue = field.schema.issues(of: value).first else { continue }
            refuse(id, "defaults that fit their schema", "\(field.name) with \(issue)")
        }
    }

    private mutating func checkRule(_ rule: AnySchema.TextRule, of id: String) {
        guard let pattern = rule.pattern, !PatternCache.isRegularExpression(pattern) else { return }
        refuse(id, "patterns that are regular expressions", "\"\(pattern)\"")
    }
}
