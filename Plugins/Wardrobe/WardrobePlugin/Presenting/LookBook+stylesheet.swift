// SPDX-License-Identifier: Apache-2.0

extension LookBook {
    /// The page's style: one column on a phone, cards side by side on a larger screen.
    static let stylesheet = """
        :root {
          --paper: #faf8f4; --card: #ffffff; --ink: #1f1d1a; --quiet: #6a655d; --line: #e4dfd6; --fill: #2f5d50;
          --track: #ece8e0;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #171614; --card: #211f1c; --ink: #efebe4; --quiet: #a39c91; --line: #38342f; --fill: #8fc7b3;
            --track: #34302b;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0 auto; padding: 1.5rem; max-width: 78rem; background: var(--paper); color: var(--ink);
          font: 1rem/1.45 system-ui, sans-serif;
        }
        h1 { margin: 0 0 .5rem; font-size: 1.7rem; font-weight: 650; text-wrap: balance; }
        .day { margin: 0; color: var(--quiet); }
        .danger { margin: 0 0 1rem; padding: .6rem .8rem; border: 2px solid #b3261e; font-weight: 600; }
        .note { margin: .5rem 0; padding: .5rem .8rem; border-left: .25rem solid var(--fill); background: var(--card); }
        main { display: grid; gap: 1.25rem; margin: 1.25rem 0; }
        main { grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr)); }
        article { padding: 1.2rem; border: 1px solid var(--line); border-radius: .8rem; background: var(--card); }
        h2 { display: flex; align-items: baseline; gap: .35rem; margin: 0 0 1rem; font-size: 1.1rem; }
        h2 span { flex: 1; }
        h2 b { font-size: 1.8rem; line-height: 1; font-variant-numeric: tabular-nums; }
        h2 small { color: var(--quiet); font-weight: 400; }
        .items { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); gap: .8rem; }
        .items { margin: 0 0 1rem; padding: 0; list-style: none; }
        .items li { display: flex; flex-direction: column; }
        .items img, .swatch {
          width: 100%; aspect-ratio: 4 / 3; margin-bottom: .35rem; border: 1px solid var(--line); border-radius: .5rem;
          object-fit: cover;
        }
        .swatch { --b: color-mix(in oklab, var(--a) 62%, white); background-color: var(--a); }
        .melange { background-image: radial-gradient(var(--b) 18%, transparent 22%); background-size: 5px 5px; }
        .pinstripe { background-image: repeating-linear-gradient(90deg, var(--b) 0 1px, transparent 1px 10px); }
        .striped { background-image: repeating-linear-gradient(0deg, var(--b) 0 7px, transparent 7px 18px); }
        .herringbone {
          background-image: repeating-linear-gradient(45deg, var(--b) 0 2px, transparent 2px 7px),
            repeating-linear-gradient(-45deg, var(--b) 0 2px, transparent 2px 7px);
        }
        .houndstooth, .checked {
          background-image: conic-gradient(var(--b) 25%, transparent 0 50%, var(--b) 0 75%, transparent 0);
        }
        .houndstooth { background-size: 10px 10px; }
        .checked { background-size: 26px 26px; }
        .gingham, .plaid {
          background-image: repeating-linear-gradient(0deg, color-mix(in srgb, var(--b) 55%, transparent) 0 7px,
              transparent 7px 18px),
            repeating-linear-gradient(90deg, color-mix(in srgb, var(--b) 55%, transparent) 0 7px, transparent 7px 18px);
        }
        .polkaDot, .floral, .paisley, .animal, .camouflage, .graphic {
          background-image: radial-gradient(circle at 30% 30%, var(--b) 24%, transparent 26%),
            radial-gradient(circle at 80% 75%, var(--b) 16%, transparent 18%);
          background-size: 22px 22px;
        }
        .name { font-weight: 550; line-height: 1.25; overflow-wrap: anywhere; }
        .slot { color: var(--quiet); font-size: .82rem; }
        .layers { margin: 0 0 1rem; }
        .parts { margin: 0; }
        .parts div { display: grid; grid-template-columns: 5.5rem 1fr; gap: .5rem; padding: .3rem 0; }
        .parts dt { font-size: .9rem; }
        .parts dd { display: grid; grid-template-columns: 1fr auto; gap: 0 .6rem; align-items: center; margin: 0; }
        .bar { height: .55rem; overflow: hidden; border-radius: 1rem; background: var(--track); }
        .bar i { display: block; height: 100%; border-radius: inherit; background: var(--fill); }
        .points { min-width: 6.2rem; font-size: .85rem; text-align: right; font-variant-numeric: tabular-nums; }
        .reason { grid-column: 1 / -1; color: var(--quiet); font-size: .85rem; }
        .known, footer { color: var(--quiet); font-size: .85rem; }
        .known { margin: .6rem 0 0; }
        footer ul { padding-left: 1.2rem; }
        @media (max-width: 30rem) {
          body { padding: 1rem .8rem; }
          article { padding: 1rem; }
        }
        @media print {
          :root { --paper: #fff; --card: #fff; --ink: #000; --quiet: #444; --line: #bbb; --fill: #333; --track: #ddd; }
          body { max-width: none; padding: 0; font-size: 10pt; }
          article { break-inside: avoid; }
          * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }
        """
}
