import type { NamedFile } from '../e2e/workbench/dropFiles.ts'

function asFile(name: string, rows: readonly string[]): NamedFile {
  return { name, bytes: Buffer.from([...rows, ''].join('\r\n')) }
}

/** An export with costs, of which two variants are sold at a loss. */
export const exportWithCosts = asFile('margins.csv', [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Cost per item',
  'candle,Soy candle,Size,S,C-S,14.90,,15.20',
  'candle,,,L,C-L,19.90,,21.00',
  'lamp,Table lamp,Title,Default Title,L-1,49.00,59.00,38.00',
  'bowl,Stoneware bowl,Title,Default Title,B-1,30.00,,9.00',
  'jug,Glass jug,Title,Default Title,J-1,25.00,,14.90',
  'tray,Oak tray,Title,Default Title,T-1,38.00,,15.00',
  'vase,Tall vase,Title,Default Title,V-1,44.00,,17.50',
])

/** A list of a supplier, with a column that is only known by its content. */
export const supplierList = asFile('supplier.csv', [
  'Artikel-Nr.;Bezeichnung;EK netto;UVP;Farbe;Gruppe;Bild 1;Lagerort',
  'BTL-05;Steel bottle;7,20;19,90;Teal;BTL;https://example.com/btl-05.jpg;A-12',
  'BTL-06;Steel bottle;8,90;24,90;Red;BTL;https://example.com/btl-06.jpg;A-13',
  'MUG-RED;Enamel mug;3,10;12,00;Red;MUG;https://example.com/mug-red.jpg;C-02',
  'MUG-BLU;Enamel mug;3,10;12,00;Blue;MUG;https://example.com/mug-blu.jpg;C-03',
  'TRY-1;Oak tray;11,40;39,00;Oak;TRY;https://example.com/try-1.jpg;C-09',
])
