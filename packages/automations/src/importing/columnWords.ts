import type { TargetName } from './targets.ts'

type Named = Exclude<TargetName, 'none' | 'option'>

/**
 * What suppliers call their columns, in English, Italian, German, French and Spanish, in small letters
 * without accents and punctuation. A name that begins or ends with one of these counts too, the
 * longest first.
 */
export const columnWords: Readonly<Record<Named, string>> = {
  title:
    'title, name, product name, product title, product, item name, item title, article name, item, ' +
    'titolo, nome, nome prodotto, nome articolo, prodotto, denominazione, titolo prodotto, ' +
    'bezeichnung, artikelbezeichnung, artikelname, produktname, produktbezeichnung, produkttitel, produkt, titel, kurztext, kurzbezeichnung, ' +
    'titre, nom, nom du produit, nom produit, produit, designation, libelle, intitule, ' +
    'titulo, nombre, nombre del producto, nombre producto, nombre articulo, producto, denominacion',
  sku:
    'sku, variant sku, item number, item no, item code, item id, article number, article no, article code, part number, part no, product code, product number, stock code, code, model number, mpn, reference, ref, ' +
    'codice, codice articolo, cod articolo, cod art, cod, codice prodotto, codice sku, rif, riferimento, ' +
    'artikelnr, artikel nr, art nr, artnr, artikelnummer, artikel nummer, bestellnummer, bestell nr, bestellnr, produktnummer, produktcode, ' +
    'reference article, reference produit, ref article, code article, code produit, ' +
    'referencia, codigo, codigo articulo, codigo de articulo, codigo producto, codigo de producto',
  barcode:
    'barcode, bar code, ean, ean13, ean code, ean gtin, gtin, gtin13, upc, upc code, isbn, ' +
    'codice a barre, codice ean, strichcode, ean nummer, ean nr, code barre, code barres, code ean, codigo de barras, codigo barras, codigo ean',
  cost:
    'cost, cost per item, cost price, unit cost, wholesale price, wholesale, dealer price, trade price, net price, purchase price, buying price, supplier price, your price, ' +
    'costo, costo unitario, prezzo di acquisto, prezzo acquisto, prezzo netto, prezzo ingrosso, prezzo all ingrosso, prezzo rivenditore, prezzo di costo, ' +
    'ek, ek netto, ek preis, hek, einkaufspreis, einkauf, handlerpreis, haendlerpreis, nettopreis, preis netto, grosshandelspreis, großhandelspreis, ' +
    'cout, cout unitaire, prix d achat, prix achat, prix achat ht, prix de gros, prix net, pa ht, prix revendeur, prix ht, ' +
    'coste, coste unitario, precio de compra, precio compra, precio de coste, precio coste, precio mayorista, precio al por mayor, precio neto',
  price:
    'price, retail price, selling price, sales price, sale price, unit price, variant price, gross price, ' +
    'prezzo, prezzo di vendita, prezzo vendita, prezzo al pubblico, prezzo pubblico, prezzo unitario, prezzo lordo, ' +
    'preis, verkaufspreis, vk, vk brutto, vk preis, endpreis, bruttopreis, preis brutto, einzelpreis, ' +
    'prix, prix de vente, prix vente, prix public, prix ttc, prix unitaire, pv, ' +
    'precio, precio de venta, precio venta, precio publico, precio al publico, pvp, precio unitario',
  compareAtPrice:
    'compare at price, compare price, variant compare at price, rrp, msrp, srp, recommended retail price, recommended price, suggested retail price, suggested price, list price, original price, was price, old price, strike price, regular price, ' +
    'prezzo di listino, prezzo listino, prezzo consigliato, prezzo di confronto, prezzo pieno, prezzo originale, prezzo vecchio, ' +
    'uvp, uvp brutto, empf verkaufspreis, empfohlener verkaufspreis, unverbindliche preisempfehlung, listenpreis, streichpreis, alter preis, ' +
    'prix conseille, prix public conseille, ppc, pvc, prix barre, ancien prix, prix catalogue, ' +
    'precio recomendado, pvpr, pvr, precio de comparacion, precio tarifa, precio anterior, precio original',
  vendor:
    'vendor, brand, brand name, manufacturer, maker, supplier, ' +
    'marca, marchio, produttore, fornitore, marke, hersteller, fabrikat, lieferant, marque, fabricant, fournisseur, fabricante, proveedor',
  type:
    'type, product type, category, categories, product category, department, product group, ' +
    'tipo, tipologia, tipo prodotto, categoria, reparto, gruppo merceologico, famiglia, ' +
    'kategorie, warengruppe, artikelgruppe, produktgruppe, produkttyp, produktart, artikelart, typ, ' +
    'categorie, type de produit, rayon, famille, tipo de producto, familia, departamento',
  tags: 'tags, tag, keywords, labels, etichette, parole chiave, schlagworte, schlagworter, stichworte, stichworter, suchbegriffe, mots cles, etiquettes, etiquetas, palabras clave',
  description:
    'description, long description, product description, full description, body, body html, details, product details, features, ' +
    'descrizione, descrizione lunga, descrizione prodotto, descrizione estesa, dettagli, caratteristiche, ' +
    'beschreibung, langtext, produktbeschreibung, artikelbeschreibung, langbeschreibung, artikeltext, ' +
    'descriptif, description longue, description produit, descripcion, descripcion larga, descripcion del producto, detalles',
  image:
    'image, images, image url, image urls, image link, image src, picture, pictures, picture url, photo, photos, main image, additional image, additional images, img, ' +
    'immagine, immagini, foto, url immagine, link immagine, immagine principale, ' +
    'bild, bilder, bild url, bildurl, bildlink, bildadresse, produktbild, hauptbild, fotos, ' +
    'lien image, url image, visuel, photo produit, imagen, imagenes, url imagen, imagen principal',
  group:
    'group, group id, item group id, variant group, parent, parent sku, parent id, parent code, parent item, master, master sku, master id, product id, style number, style code, style no, style id, model, model code, model no, ' +
    'gruppo, codice gruppo, padre, codice padre, sku padre, modello, codice modello, articolo padre, ' +
    'gruppe, gruppen nr, gruppennummer, variantengruppe, vater, vaterartikel, vater sku, modell, modellnummer, modell nr, stammartikel, hauptartikel, hauptartikelnummer, master artikel, ' +
    'groupe, groupe de variantes, modele, code modele, reference parent, sku parent, reference mere, ' +
    'grupo, sku padre, codigo padre, modelo, codigo modelo, referencia padre',
  weight:
    'weight, gross weight, net weight, item weight, product weight, shipping weight, grams, variant grams, ' +
    'peso, peso lordo, peso netto, gewicht, bruttogewicht, nettogewicht, versandgewicht, artikelgewicht, poids, poids net, poids brut, peso bruto, peso neto',
  inventory:
    'inventory, inventory quantity, inventory qty, stock, stock quantity, stock qty, stock level, in stock, quantity, qty, available, available quantity, availability, on hand, ' +
    'giacenza, giacenze, quantita, qta, disponibilita, quantita disponibile, scorte, magazzino, ' +
    'bestand, lagerbestand, verfugbar, verfugbarkeit, menge, anzahl, stuckzahl, ' +
    'quantite, qte, quantite disponible, disponible, disponibilite, cantidad, existencias, disponibilidad, unidades',
  handle: 'handle, url handle, slug, url key, permalink',
}

/** What columns of option values are called, by the name that the option gets. */
export const optionWords: Readonly<Record<string, string>> = {
  Color:
    'color, colour, color name, colour name, colorway, colore, farbe, farbname, couleur, coloris, tinta',
  Size: 'size, shoe size, clothing size, taglia, misura, numero scarpa, große, groesse, grosse, schuhgroße, konfektionsgroße, taille, pointure, talla, tamano',
  Material: 'material, materiale, stoff, tessuto, matiere, materiau, tejido',
  Length: 'length, lange, laenge, lunghezza, longueur, longitud',
  Capacity: 'capacity, fassungsvermogen, inhalt, capacita, contenance, capacidad',
  Flavor: 'flavor, flavour, geschmack, geschmacksrichtung, gusto, saveur, sabor',
  Scent: 'scent, fragrance, duft, duftrichtung, profumazione, fragranza, parfum, fragancia',
  Style:
    'style, variant, variant name, variant title, option, option value, variation, variante, ausfuhrung, variazione, opzione, valore opzione, declinaison, opcion',
}

/** Words of a name that say nothing about what a column holds: currencies, taxes, languages. */
export const fillers: ReadonlySet<string> = new Set(
  'eur usd gbp chf euro euros dollar in incl inkl excl exkl zzgl mwst ust iva vat tax inclusa esclusa inclus ht ttc con sin sans senza de en it fr es value wert valore'.split(
    ' ',
  ),
)

/** Colours as values of options, in the same languages, in small letters without accents. */
export const colourWords: ReadonlySet<string> = new Set(
  (
    'black white grey gray charcoal anthracite silver gold golden red scarlet crimson burgundy maroon pink fuchsia magenta orange yellow mustard green emerald olive khaki mint teal turquoise blue navy azure purple violet lilac lavender brown chestnut camel tan sand beige cream ivory nude copper bronze coral peach rose multicolor multicolour clear transparent natural ' +
    'nero nera bianco bianca grigio grigia antracite argento oro rosso rossa bordeaux rosa fucsia arancione arancio giallo gialla senape verde smeraldo oliva kaki menta turchese blu azzurro azzurra celeste viola lilla lavanda marrone cammello sabbia panna avorio rame bronzo corallo pesca multicolore trasparente naturale ' +
    'schwarz weiss weiß grau anthrazit silber rot weinrot pink orange gelb senf grun gruen oliv minze turkis tuerkis blau dunkelblau hellblau marine lila violett braun sand creme elfenbein kupfer bunt mehrfarbig transparent natur ' +
    'noir noire blanc blanche gris grise argent or rouge bordeaux rose orange jaune moutarde vert verte olive kaki menthe turquoise bleu bleue marine violet violette marron sable creme ivoire cuivre corail multicolore ' +
    'negro negra blanco blanca gris plata oro rojo roja granate naranja amarillo amarilla mostaza verde oliva caqui menta turquesa azul marino morado morada violeta marron arena crema marfil cobre coral multicolor'
  ).split(' '),
)

/** Words in front of and behind a colour, as in ‘light blue’. */
export const shadeWords: ReadonlySet<string> = new Set(
  'light dark deep pale bright matt matte rose off sky royal forest chiaro scuro hell dunkel clair fonce claro oscuro heather melange'.split(
    ' ',
  ),
)

/** Words that are a size by themselves, in the same languages. */
export const sizeWords: ReadonlySet<string> = new Set(
  'xxxs xxs xs s m l xl xxl xxxl 2xl 3xl 4xl 5xl 6xl small medium large mini midi maxi piccolo medio grande piccola media klein mittel gross groß petit moyen grand pequeno mediano unica unisize einheitsgroße os'.split(
    ' ',
  ),
)
