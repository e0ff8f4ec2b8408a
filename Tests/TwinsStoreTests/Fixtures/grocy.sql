-- Tables of Grocy 4, as its migrations make them, as far as an import reads them; the rows are made up.
CREATE TABLE locations (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE, description TEXT, row_created_timestamp DATETIME DEFAULT (datetime('now', 'localtime')), is_freezer TINYINT NOT NULL DEFAULT 0, active TINYINT NOT NULL DEFAULT 1);
CREATE TABLE shopping_locations (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE, description TEXT);
CREATE TABLE quantity_units (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE, description TEXT, name_plural TEXT);
CREATE TABLE products (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE, description TEXT, location_id INTEGER NOT NULL, qu_id_stock INTEGER NOT NULL, min_stock_amount INTEGER NOT NULL DEFAULT 0, default_best_before_days_after_open INTEGER NOT NULL DEFAULT 0, default_best_before_days_after_freezing INTEGER NOT NULL DEFAULT 0, default_best_before_days_after_thawing INTEGER NOT NULL DEFAULT 0, due_type TINYINT NOT NULL DEFAULT 1, calories INTEGER);
CREATE TABLE product_barcodes (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, product_id INT NOT NULL, barcode TEXT NOT NULL UNIQUE);
CREATE TABLE stock (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, product_id INTEGER NOT NULL, amount DECIMAL(15, 2) NOT NULL, best_before_date DATE, purchased_date DATE DEFAULT (date('now', 'localtime')), stock_id TEXT NOT NULL, price DECIMAL(15, 2), open TINYINT NOT NULL DEFAULT 0, opened_date DATETIME, location_id INTEGER, shopping_location_id INTEGER, note TEXT);
CREATE TABLE equipment (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE, description TEXT, instruction_manual_file_name TEXT);
CREATE TABLE batteries (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE, description TEXT, used_in TEXT, charge_interval_days INTEGER NOT NULL DEFAULT 0);
CREATE TABLE battery_charge_cycles (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, battery_id TEXT NOT NULL, tracked_time DATETIME, undone TINYINT NOT NULL DEFAULT 0);
INSERT INTO locations (id, name, is_freezer) VALUES (2, 'Fridge', 0), (3, 'Pantry', 0), (4, 'Freezer', 1);
INSERT INTO shopping_locations (id, name) VALUES (1, 'Corner shop');
INSERT INTO quantity_units (id, name, name_plural) VALUES (2, 'Piece', 'Pieces'), (3, 'Pack', 'Packs');
INSERT INTO products (id, name, description, location_id, qu_id_stock, default_best_before_days_after_open, default_best_before_days_after_freezing, due_type, calories) VALUES
    (1, 'Oat milk', '<p>Shake &amp; pour.</p>', 2, 3, 5, 0, 1, 450),
    (2, 'Minced meat', NULL, 2, 3, 1, 90, 2, NULL),
    (3, 'Salt', NULL, 3, 3, 0, -1, 1, NULL),
    (4, 'Cinnamon', NULL, 3, 2, 0, 0, 1, NULL);
INSERT INTO product_barcodes (product_id, barcode) VALUES (1, '4006381333931'), (1, 'shelf-label-7');
INSERT INTO stock (id, product_id, amount, best_before_date, purchased_date, stock_id, price, open, opened_date, location_id, shopping_location_id, note) VALUES
    (1, 1, 2, '2026-12-20', '2026-11-10', 'a1', 1.99, 0, NULL, 3, 1, NULL),
    (2, 1, 1, '2026-12-01', '2026-11-01', 'a2', 2.49, 1, '2026-11-19', 2, 1, 'for coffee'),
    (3, 2, 0.5, '2026-11-23', '2026-11-20', 'a3', 6.5, 0, NULL, 2, NULL, NULL),
    (4, 3, 1, '2999-12-31', '2025-01-01', 'a4', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO equipment (id, name, description, instruction_manual_file_name) VALUES (1, 'Coffee machine', '<p>Descale monthly.</p>', 'manual.pdf');
INSERT INTO batteries (id, name, used_in, charge_interval_days) VALUES (1, 'Headlamp', 'camping box', 180);
INSERT INTO battery_charge_cycles (battery_id, tracked_time, undone) VALUES ('1', '2026-03-01 10:00:00', 0), ('1', '2026-09-01 10:00:00', 0), ('1', '2026-10-01 10:00:00', 1);
