import type { ListSource } from './ListSource.ts'
import { lastCategory } from './lastCategory.ts'

const categories = 'categories, kategorien, categorie, categorias, categorieen, kategorie'

/**
 * WooCommerce's product export as CSV, whose headings are in the language of the site: English,
 * German, Italian, French, Spanish, Dutch, Portuguese and Polish. Source: `WC_Product_CSV_Exporter`.
 */
export const wooCommerce: ListSource = {
  name: 'WooCommerce',
  signature: [
    'type, typ, tipo',
    'regular price, regularer preis, regulaerer preis, prezzo di listino, tarif regulier, precio normal, reguliere prijs, preco normal, preco, cena regularna, cena podstawowa, normaler preis',
    'parent, ubergeordnetes produkt, genitore, superior, principal, hoofd, bovenliggend, pai, ascendente, nadrzedny, rodzic',
    'attribute # name, attribut # name, nome dell attributo #, nom de l attribut #, nombre del atributo #, naam eigenschap #, nome do atributo #, nazwa atrybutu #, published, veroffentlicht, pubblicato, publie, publicado, gepubliceerd, opublikowano',
  ],
  columns: {
    title: 'name, nome, nom, nombre, naam, nazwa',
    sku: 'sku, artikelnummer, ugs, art nr, codigo de artigo, ref',
    barcode:
      'gtin upc ean or isbn, gtin upc ean oder isbn, gtin upc ean o isbn, gtin upc ean ou isbn, gtin upc ean of isbn, gtin upc ean lub isbn, ean, gtin',
    description:
      'description, beschreibung, descrizione, descripcion, beschrijving, descricao, opis, short description, kurzbeschreibung, breve descrizione, description courte, descripcion corta, korte beschrijving, descricao curta, krotki opis',
    salePrice:
      'sale price, angebotspreis, prezzo in offerta, tarif promo, precio rebajado, precio de oferta, actieprijs, preco promocional, preco de saldo, cena promocyjna',
    price:
      'regular price, regularer preis, regulaerer preis, normaler preis, prezzo di listino, tarif regulier, precio normal, reguliere prijs, preco normal, preco, cena regularna, cena podstawowa',
    inventory:
      'stock, bestand, lager, lagerbestand, magazzino, inventario, voorraad, estoque, magazyn',
    weight:
      'weight kg, weight g, weight lbs, weight lb, weight oz, gewicht kg, gewicht g, peso kg, peso g, peso lbs, poids kg, poids g, waga kg, waga g',
    type: categories,
    tags: 'tags, schlagworter, tag, etiquettes, etiquetas, tagi, znaczniki',
    image: 'images, bilder, immagini, immagine, imagenes, afbeeldingen, imagens, obrazki',
    vendor: 'brands, marken, marchi, marques, marcas, merken, marki',
    group:
      'parent, ubergeordnetes produkt, genitore, superior, principal, hoofd, bovenliggend, pai, ascendente, nadrzedny, rodzic',
  },
  cells: Object.fromEntries(categories.split(', ').map((heading) => [heading, lastCategory])),
}

/** Products as WooCommerce's REST API lists them, as JSON. */
export const wooCommerceJson: ListSource = {
  name: 'WooCommerce',
  signature: ['regular price', 'sale price', 'stock quantity', 'sku'],
  columns: {
    title: 'name',
    sku: 'sku, variations sku',
    barcode: 'global unique id, variations global unique id',
    description: 'description, short description',
    price: 'variations regular price, regular price, variations price, price',
    salePrice: 'variations sale price, sale price',
    inventory: 'variations stock quantity, stock quantity',
    weight: 'variations weight, weight',
    type: 'categories',
    tags: 'tags',
    vendor: 'brands',
    image: 'images, variations image src',
    handle: 'slug',
    group: 'variations, parent id',
  },
  known: 'price, variations price',
  cells: {
    categories: (text) => text.split('\n')[0] ?? '',
    'parent id': (text) => (text === '0' ? '' : text),
  },
}
