// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import TwinsPlugin

/// What a database of Grocy has and an import leaves out.
enum GrocyLeftovers {
    /// Adds the number of rows of each table that isn't read, and what is set for products and isn't read.
    static func add(of source: GrocyFile, to file: inout ImportedFile) throws(ComputationError) {
        for (column, noun) in columns {
            let rows = try source.rows("products", [column])
            file.leaveOut(noun, count: rows.count { isSet($0, column) })
        }
        let known = Set(nouns.map(\.table))
        let others = source.tableNames.filter { !read.contains($0) && !isInternal($0) && !known.contains($0) }.sorted()
        for (table, noun) in nouns + others.map({ ($0, "rows of the table \($0)") }) {
            guard source.tableNames.contains(table) else { continue }
            do throws(ComputationError) {
                // Grocy keeps a recipe for each day and each week of the meal plan.
                let count = try source.count(table, where: table == "recipes" ? ("type", "normal") : nil)
                file.leaveOut(noun, count: count - (builtIn[table] ?? 0))
            } catch {
                file.remarks.append(
                    ValidationIssue(
                        path: table, expected: "left out, and its rows can't be counted", got: error.message))
            }
        }
    }

    private static func isSet(_ row: GrocyRow, _ column: String) -> Bool {
        guard let text = try? row.text(column) else { return false }
        return Double(text).map { $0 != 0 } ?? true
    }

    private static let columns = [
        ("min_stock_amount", "minimum product stock levels"), ("product_group_id", "groups of products"),
        ("parent_product_id", "parent products"),
        ("default_consume_location_id", "default places of consumption"),
        ("picture_file_name", "product pictures"),
    ]

    private static let nouns: [(table: String, noun: String)] = [
        ("product_groups", "product groups"), ("quantity_unit_conversions", "unit conversions"),
        ("stock_log", "stock bookings"), ("shopping_lists", "additional shopping lists"),
        ("shopping_list", "shopping list entries"), ("chores", "chores"), ("chores_log", "chore executions"),
        ("recipes", "recipes"), ("recipes_pos", "recipe ingredients"), ("recipes_nestings", "nested recipes"),
        ("meal_plan", "meal plan entries"), ("meal_plan_sections", "meal plan sections"),
        ("tasks", "tasks"), ("task_categories", "task categories"), ("userfields", "user fields"),
        ("userfield_values", "user field values"), ("userentities", "user entities"),
        ("userobjects", "user entity objects"),
    ]

    private static let read: Set = [
        "products", "stock", "locations", "quantity_units", "product_barcodes", "shopping_locations", "equipment",
        "batteries", "battery_charge_cycles",
    ]

    /// The rows that a new database has.
    private static let builtIn = ["shopping_lists": 1, "meal_plan_sections": 1]

    /// Whether a table belongs to the app: accounts, settings, and what it computes from other tables.
    private static func isInternal(_ table: String) -> Bool {
        ["cache__", "sqlite_"].contains { table.hasPrefix($0) }
            || [
                "migrations", "sessions", "api_keys", "users", "user_settings", "user_permissions",
                "permission_hierarchy",
            ].contains(table)
    }
}
