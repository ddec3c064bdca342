import { describe, expect, test } from 'vitest'
import { FileError, findKind, generateExport, encodeFile } from '../index.ts'
import {
  findSaved,
  guessMapping,
  readMapping,
  saveMapping,
  SupplierList,
  type Mapping,
} from '../importing.ts'
import { optionNamesIt } from '../it.ts'
import { targetText } from '../options.ts'
import { encode } from '../test/files.ts'

const open = (text: string) => new SupplierList(encode(text))

/** Writes each column as ‘name: target, why’. */
function words({ columns }: Mapping): string[] {
  return columns.map(({ name, target, why }) => `${name}: ${targetText(target)}, ${why}`)
}

const board = `Artikel-Nr.;Bezeichnung;EK netto;UVP;Farbe;Gruppe;Bild 1;Lagerort
BTL-05;Steel bottle 0.5 l;7,20;19,90;Teal;BTL;https://example.com/btl-05.jpg;A-12
BTL-06;Steel bottle 0.75 l;8,90;24,90;Teal;BTL;https://example.com/btl-06.jpg;A-13
MUG-RED;Enamel mug;3,10;12,00;Red;MUG;https://example.com/mug.jpg;C-02
`

describe('the kind of a file', () => {
  test.each([
    ['products', 'Handle,Title\na,A\n'],
    ['products', 'Title,URL handle\nA,a\n'],
    [
      'translations',
      'Type,Identification,Field,Locale,Market,Status,Default content,Translated content\nPRODUCT,1,title,de,,,A,B\n',
    ],
    ['suppliers', board],
    ['suppliers', 'sku\tname\n1\tA\n'],
    ['suppliers', '[{"sku": "1", "name": "A"}]'],
    ['suppliers', '{"items": [{"sku": "1"}]}'],
    ['page', '<!doctype html><title>Tee</title>'],
    ['page', '<!-- saved from url -->\n<html><head></head></html>'],
    ['page', '{"product": {"title": "Tee", "variants": []}}'],
    ['page', '{"products": [{"title": "Tee", "handle": "tee", "variants": []}]}'],
    ['page', '{"@context": "https://schema.org", "@type": "Product", "name": "Tee"}'],
  ])('is %s: %j', (kind, text) => {
    expect(findKind(encode(text))).toBe(kind)
  })

  test('an export is products in every encoding', () => {
    for (const encoding of ['utf-8', 'utf-16le', 'windows-1252'] as const) {
      const file = generateExport({
        products: 3,
        quirks: { encoding, hasMark: encoding !== 'windows-1252' },
      })
      expect(findKind(file)).toBe('products')
    }
  })

  test.each([
    ['empty', ''],
    ['json', '{"name": "A"}'],
    ['json', '[1, 2]'],
    ['binary', 'PK\u0003\u0004'],
  ])('throws %s for unsupported files', (code, text) => {
    expect(() => findKind(encode(text))).toThrow(
      expect.objectContaining({ name: FileError.name, code }),
    )
  })
})

describe('a list', () => {
  test('finds its header below other lines', () => {
    const list = open('Price list 2026\n\nsku;name\n1;A\n')
    expect(list.columns.map(({ name }) => name)).toEqual(['sku', 'name'])
    expect(list.numberOf(1)).toBe(4)
    expect(open('sep=;\na;b\n1;2\n').text(1, 1)).toBe('2')
  })

  test('names columns without a unique heading', () => {
    const names = open('sku,,sku\n1,2,3,4\n').columns.map(({ name }) => name)
    expect(names).toEqual(['sku', '#2', 'sku (2)', '#4'])
  })

  test('flattens JSON objects into columns', () => {
    const list = open(
      '{"meta": {"page": 1}, "items": [{"sku": "1", "price": {"net": 1.125}, "tags": ["a", "b"], "images": [{"src": "https://example.com/1.jpg"}]}, {"sku": "2"}]}',
    )
    expect(list.columns.map(({ name }) => name)).toEqual(['sku', 'price.net', 'tags', 'images'])
    expect([0, 1, 2, 3].map((column) => list.text(1, column))).toEqual([
      '1',
      '1.125',
      'a\nb',
      'https://example.com/1.jpg',
    ])
    expect(list.columns[1]?.isNumber).toBe(true)
  })

  test('has a row for each variant in JSON', () => {
    const list = open(
      '[{"name": "Tee", "variants": [{"sku": "1", "size": "S"}, {"sku": "2", "size": "M"}]}, {"name": "Mug"}]',
    )
    expect(list.rowCount).toBe(4)
    expect(words(guessMapping(list))).toEqual([
      'name: title, name',
      'variants: group, content',
      'variants.sku: sku, name-and-content',
      'variants.size: option:Size, name-and-content',
    ])
    expect(guessMapping(list).isGroupingGuessed).toBe(false)
  })

  test.each([
    ['empty', 'sku;name\n'],
    ['empty', 'sku;name\n;\n\n'],
    ['incomplete', 'sku,name\n1,"cut\n'],
    ['no-columns', 'Dear customer,\nthank you for your order.\n'],
  ])('throws %s: %j', (code, text) => {
    expect(() => open(text)).toThrow(expect.objectContaining({ code }))
  })
})

describe('columns are matched', () => {
  test('by name and content, with doubts to confirm', () => {
    const mapping = guessMapping(open(board))
    expect(words(mapping)).toEqual([
      'Artikel-Nr.: sku, name-and-content',
      'Bezeichnung: title, name',
      'EK netto: cost, decimal-comma',
      'UVP: compareAtPrice, decimal-comma',
      'Farbe: option:Color, name-and-content',
      'Gruppe: group, confirm',
      'Bild 1: image, name-and-content',
      'Lagerort: none, none',
    ])
    expect(mapping).toMatchObject({
      grouping: { kind: 'column', column: 5 },
      isGroupingGuessed: true,
      format: 'comma',
      matched: 7,
    })
    expect(mapping.columns[0]?.samples).toEqual(['BTL-05', 'BTL-06', 'MUG-RED'])
  })

  test.each([
    'Item no;Product name;Wholesale price;RRP;Brand;Category;Long description;Stock;Weight (kg);Colour;Size',
    'Codice articolo;Nome prodotto;Prezzo di acquisto;Prezzo di listino;Marca;Categoria;Descrizione lunga;Giacenza;Peso (kg);Colore;Taglia',
    'Artikelnummer;Artikelname;Einkaufspreis;UVP;Hersteller;Warengruppe;Langtext;Lagerbestand;Gewicht (kg);Farbe;Größe',
    'Référence;Désignation;Prix d’achat HT;Prix conseillé;Marque;Catégorie;Description longue;Quantité;Poids (kg);Couleur;Taille',
    'Código de artículo;Nombre del producto;Precio de compra;Precio recomendado;Fabricante;Categoría;Descripción larga;Existencias;Peso (kg);Color;Talla',
    'Artikelnummer;Productnaam;Inkoopprijs;Adviesprijs;Merk;Productgroep;Omschrijving;Voorraad;Gewicht (kg);Kleur;Maat',
    'Código do artigo;Nome do produto;Preço de custo;Preço recomendado;Marca;Categoria;Descrição;Quantidade;Peso (kg);Cor;Tamanho',
    'Kod produktu;Nazwa produktu;Cena zakupu;Cena katalogowa;Producent;Kategoria;Opis;Stan magazynowy;Waga (kg);Kolor;Rozmiar',
  ])('by names: %s', (header) => {
    const { columns } = guessMapping(
      open(
        `${header}\nA-1;Tee;7,20;19,90;Acme;Shirts;Soft.;5;0,2;Red;S\nA-2;Mug;3,10;9,90;Acme;Cups;Hard.;2;0,3;Blue;M\n`,
      ),
    )
    expect(columns.map(({ target }) => targetText(target)).join(' ')).toBe(
      'sku title cost compareAtPrice vendor type description inventory weight:kg option:Color option:Size',
    )
    expect(columns.filter(({ why }) => why === 'confirm')).toEqual([])
  })

  test('in the language of the store, unless a column names the option', () => {
    const list = open('sku,a,Option name,Option value\n1,Navy,Size,S\n2,Red,Size,M\n')
    expect(words(readMapping(list, {}, undefined, optionNamesIt)).slice(1)).toEqual([
      'a: option:Colore, content',
      'Option name: none, none',
      'Option value: option:Size, name',
    ])
  })

  test('by content alone', () => {
    const list = open(
      'a,b,c,d,e,f\n' +
        'X-100,Oak chair,4006381333931,https://example.com/1.jpg,Navy blue,<p>Solid oak.</p>\n' +
        'X-101,Oak table,4006381333948,https://example.com/2.jpg,Dark red,<p>Solid oak.</p>\n',
    )
    expect(words(guessMapping(list))).toEqual([
      'a: sku, content',
      'b: title, confirm',
      'c: barcode, content',
      'd: image, content',
      'e: option:Color, content',
      'f: description, content',
    ])
  })

  test('not against their content', () => {
    const list = open('sku,name,Preis,Bild\nA1,Tee,auf Anfrage,ja\nA2,Mug,auf Anfrage,nein\n')
    expect(words(guessMapping(list)).slice(2)).toEqual(['Preis: none, none', 'Bild: none, none'])
  })

  test('a category that repeats does not group products', () => {
    const list = open(
      'sku,name,Gruppe\n1,Oak chair,Furniture\n2,Steel lamp,Furniture\n3,Mug,Kitchen\n',
    )
    expect(guessMapping(list).grouping).toEqual({ kind: 'each-row' })
  })

  test('rows whose titles differ by the variant alone are one product', () => {
    const list = open('sku,name\n1,Linen shirt - Blue / M\n2,Linen shirt - Blue / L\n3,Mug\n')
    const mapping = guessMapping(list)
    expect(mapping).toMatchObject({ grouping: { kind: 'by-title' }, isGroupingGuessed: true })
  })

  test('ambiguous numbers are confirmed unless other columns decide', () => {
    expect(words(guessMapping(open('sku,price\nA1,"1,234"\n')))[1]).toBe('price: price, confirm')
    expect(guessMapping(open('sku;price;rrp\nA1;1.234;7,50\n')).columns[1]).toMatchObject({
      why: 'name',
      format: 'comma',
    })
  })

  test('single and empty columns', () => {
    expect(words(guessMapping(open('sku\nA1\n')))).toEqual(['sku: sku, name-and-content'])
    expect(words(guessMapping(open('sku,price\nA1,\n')))[1]).toBe('price: none, none')
  })
})

describe('choices of the member', () => {
  test('take precedence over guesses', () => {
    const mapping = readMapping(open(board), {
      map: { UVP: 'price', Lagerort: 'sku' },
      options: { Bezeichnung: 'Model' },
      group: 'each-row',
      numbers: 'point',
    })
    expect(words(mapping)).toEqual([
      'Artikel-Nr.: none, none',
      'Bezeichnung: option:Model, chosen',
      'EK netto: cost, name',
      'UVP: price, chosen',
      'Farbe: option:Color, name-and-content',
      'Gruppe: none, none',
      'Bild 1: image, name-and-content',
      'Lagerort: sku, chosen',
    ])
    expect(mapping.grouping).toEqual({ kind: 'each-row' })
    expect(mapping.columns[2]?.format).toBe('point')
  })

  test('apply to the next list of the supplier', () => {
    const first = open(board)
    const choice = { map: { Gruppe: 'group', Lagerort: 'tags' } }
    const saved = saveMapping(first, readMapping(first, choice), choice)
    expect(JSON.stringify(saved)).not.toContain('BTL')
    const next = open(
      'gruppe;Artikel-Nr.;Bezeichnung;EK netto;UVP;Farbe;Bild 1;Lagerort;EAN\nC;CUP-1;Cup;2,10;5,00;Blue;https://example.com/c.jpg;D-1;4006381333931\n',
    )
    expect(findSaved(next, [{ header: 'a', targets: { a: 'sku' } }, saved])).toBe(saved)
    expect(findSaved(open('sku,name\n1,A\n'), [saved])).toBeUndefined()
    const mapping = readMapping(next, {}, saved)
    expect(words(mapping)).toEqual([
      'gruppe: group, saved',
      'Artikel-Nr.: sku, saved',
      'Bezeichnung: title, saved',
      'EK netto: cost, saved',
      'UVP: compareAtPrice, saved',
      'Farbe: option:Color, saved',
      'Bild 1: image, saved',
      'Lagerort: tags, saved',
      'EAN: barcode, name-and-content',
    ])
    expect(mapping.isGroupingGuessed).toBe(false)
  })
})

test('every encoding is read', () => {
  const text = encode('Größe;Name;Preis\nXL;Möbel – groß;7,20\n')
  for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const) {
    const list = new SupplierList(
      encodeFile(text, { encoding, hasMark: encoding.startsWith('utf-16') }),
    )
    expect(list.format).toEqual({ kind: 'table', encoding, delimiter: ';' })
    expect(list.text(1, 1)).toBe('Möbel – groß')
    expect(words(guessMapping(list))[0]).toBe('Größe: option:Size, name-and-content')
  }
})
