import type { KnownOption } from './optionNames.ts'
import type { TargetName } from './targets.ts'

/** Meaning of a heading, which is finer than the targets: some meanings need other columns to decide. */
export type Meaning =
  | Exclude<TargetName, 'none' | 'option'>
  /** Price that customers pay, and nothing else. A plain ‘price’ may be with or without tax. */
  | 'sellingPrice'
  /** A price that is either what is paid or what is asked. */
  | 'unitPrice'
  /** The price without a sale: the price itself, or what it is compared to beside another price. */
  | 'regularPrice'
  /** Price that the reader of the list pays, in words that do not say so for certain. */
  | 'ownPrice'
  /** Whether there is stock, or how much of it. */
  | 'availability'

/** The targets of meanings that are no targets by themselves. */
export const targetOfMeaning = {
  sellingPrice: 'price',
  unitPrice: 'price',
  regularPrice: 'compareAtPrice',
  ownPrice: 'cost',
  availability: 'inventory',
} as const satisfies Readonly<Partial<Record<Meaning, TargetName>>>

/**
 * Headings of suppliers for their columns, in English, German, French, Spanish, Italian, Dutch, Portuguese and
 * Polish, and prices also in Danish, Norwegian and Swedish; in small letters without accents and
 * punctuation. A name that begins or ends with one of these counts too, the longest first. Words such
 * as ‘netto’ and ‘TTC’ need not be listed: they say whether a price is with tax.
 */
export const columnWords: Readonly<Record<Meaning, string>> = {
  title:
    'title, name, product name, product title, product, item name, item title, article name, item, article, ' +
    'titolo, nome, nome prodotto, nome articolo, prodotto, articolo, denominazione, titolo prodotto, ' +
    'bezeichnung, artikelbezeichnung, artikelname, produktname, produktbezeichnung, produkttitel, produkt, artikel, titel, kurztext, kurzbezeichnung, ' +
    'titre, nom, nom du produit, nom produit, produit, article, designation, libelle, intitule, ' +
    'titulo, nombre, nombre del producto, nombre producto, nombre articulo, producto, articulo, denominacion, ' +
    'naam, productnaam, artikelnaam, producttitel, ' +
    'nome do produto, nome do artigo, produto, designacao, nome produto, ' +
    'tytul, nazwa, nazwa produktu, nazwa towaru, nazwa artykulu, produkt, towar, ' +
    'navn, namn, varenavn, produktnavn, produktnamn, benamning',
  sku:
    'sku, variant sku, supplier sku, item number, item no, item code, item id, article number, article no, article code, part number, part no, product code, product number, stock code, code, model number, mpn, reference, ref, item, article, ' +
    'codice, codice articolo, cod articolo, cod art, cod, codice prodotto, codice sku, codice fornitore, rif, riferimento, articolo, ' +
    'artikelnr, artikel nr, art nr, artnr, artikelnummer, artikel nummer, bestellnummer, bestell nr, bestellnr, produktnummer, produktcode, artikel, ' +
    'reference article, reference produit, reference fournisseur, ref article, ref produit, code article, code produit, ' +
    'referencia, codigo, codigo articulo, codigo de articulo, codigo producto, codigo de producto, articulo, ' +
    'artikelcode, productcode, productnummer, bestelnummer, bestelnr, bestelcode, referentie, ' +
    'codigo do produto, codigo produto, codigo do artigo, codigo artigo, referencia do produto, ' +
    'kod, kod produktu, kod towaru, kod artykulu, indeks, symbol, numer artykulu, numer katalogowy, nr katalogowy, nr artykulu, ' +
    'varenummer, varenr, produktnr',
  barcode:
    'barcode, bar code, ean, ean13, ean code, ean gtin, gtin, gtin13, upc, upc code, isbn, ' +
    'codice a barre, codice ean, strichcode, ean nummer, ean nr, code barre, code barres, code a barres, code ean, codigo de barras, codigo barras, codigo ean, ' +
    'streepjescode, eancode, kod kreskowy, kod ean, numer ean',
  cost:
    'cost, costs, cost per item, cost price, unit cost, item cost, supplier cost, landed cost, wholesale price, wholesale cost, wholesale, dealer price, trade price, reseller price, distributor price, b2b price, dealer, dealer cost, dealer net, purchase price, purchase cost, buying price, buy price, buying cost, supplier price, cogs, ' +
    'costo, costo unitario, costo di acquisto, costo acquisto, prezzo di acquisto, prezzo acquisto, acquisto, prezzo ingrosso, prezzo all ingrosso, prezzo rivenditore, prezzo rivenditori, prezzo di costo, prezzo fornitore, ' +
    'ek, ek preis, hek, einkaufspreis, einkauf, einkaufskosten, einstandspreis, bezugspreis, handlerpreis, haendlerpreis, haendler ek, handler ek, handlereinkaufspreis, haendlereinkaufspreis, grosshandelspreis, selbstkosten, ' +
    'cout, cout unitaire, cout d achat, prix d achat, prix achat, achat, pa, prix de gros, prix revendeur, prix grossiste, prix fournisseur, prix de revient, ' +
    'coste, coste unitario, precio de compra, precio compra, compra, precio de coste, precio coste, precio costo, precio de costo, precio mayorista, precio al por mayor, precio distribuidor, precio proveedor, pvd, ' +
    'inkoopprijs, inkoop, inkoopsprijs, kostprijs, kosten, dealerprijs, groothandelsprijs, groothandelprijs, handelsprijs, ' +
    'custo, custo unitario, custo do produto, preco de custo, preco custo, preco de compra, preco compra, preco de atacado, preco atacado, preco grossista, preco de revenda, preco revenda, preco fornecedor, ' +
    'koszt, koszty, koszt zakupu, koszt jednostkowy, cena zakupu, zakup, cena hurtowa, cena hurt, hurt, cena dostawcy, ' +
    'kostpris, indkobspris, inkopspris, innkjopspris, engrospris, grossistpris',
  ownPrice:
    'your price, your cost price, my price, our price, partner price, member price, b2b, ' +
    'il tuo prezzo, tuo prezzo, prezzo riservato, ihr preis, dein preis, kundenpreis, partnerpreis, votre prix, votre tarif, tarif revendeur, prix partenaire, ' +
    'su precio, tu precio, uw prijs, jouw prijs, partnerprijs, seu preco, twoja cena, cena dla ciebie, cena partnerska, din pris',
  price:
    'price, sales price, variant price, unit amount, prezzo, preis, prix, tarif, precio, prijs, preco, cena, pris, prices',
  sellingPrice:
    'retail price, retail, selling price, sell price, customer price, consumer price, store price, shop price, web price, online price, final price, ' +
    'prezzo di vendita, prezzo vendita, vendita, prezzo al pubblico, prezzo pubblico, prezzo finale, prezzo al dettaglio, prezzo cliente, ' +
    'verkaufspreis, verkauf, vk, vk preis, endpreis, ladenpreis, endkundenpreis, endverbraucherpreis, endkunde, ' +
    'prix de vente, prix vente, vente, prix public, prix client, prix final, prix de detail, pv, ' +
    'precio de venta, precio venta, venta, precio publico, precio al publico, precio de venta al publico, precio venta publico, precio final, precio cliente, pvp, ' +
    'verkoopprijs, verkoop, verkoopsprijs, consumentenprijs, winkelprijs, eindprijs, ' +
    'preco de venda, preco venda, venda, preco ao publico, preco de venda ao publico, preco publico, preco final, preco consumidor, preco ao consumidor, preco de varejo, preco varejo, ' +
    'cena sprzedazy, sprzedaz, cena detaliczna, detal, cena dla klienta, cena koncowa, ' +
    'salgspris, forsaljningspris, utpris, butikspris, udsalgspris',
  unitPrice:
    'unit price, price per unit, price per piece, price each, piece price, amount, ' +
    'prezzo unitario, prezzo al pezzo, prezzo per pezzo, einzelpreis, stuckpreis, stueckpreis, preis pro stuck, preis pro stueck, preis je stuck, preis je stueck, prix unitaire, prix piece, prix a la piece, pu, ' +
    'precio unitario, precio por unidad, stuksprijs, eenheidsprijs, prijs per stuk, preco unitario, preco por unidade, cena jednostkowa, cena za sztuke, cena za szt, stykpris, enhetspris, styckpris',
  salePrice:
    'sale price, special price, discounted price, discount price, promo price, promotional price, promotion price, offer price, deal price, reduced price, clearance price, now price, promo, ' +
    'prezzo scontato, prezzo in offerta, prezzo offerta, prezzo promozionale, prezzo promo, prezzo promozione, prezzo in promozione, prezzo speciale, prezzo ridotto, prezzo ribassato, prezzo saldo, prezzo saldi, ' +
    'aktionspreis, sonderpreis, angebotspreis, rabattpreis, rabattierter preis, reduzierter preis, sonderangebot, sale preis, aktion preis, promopreis, ' +
    'prix promo, prix promotionnel, prix promotion, prix en promotion, prix solde, prix en solde, prix remise, prix reduit, prix special, prix barre promo, tarif promo, tarif promotionnel, ' +
    'precio oferta, precio de oferta, precio en oferta, precio rebajado, precio rebaja, precio promocional, precio promocion, precio promo, precio especial, precio con descuento, precio descuento, precio reducido, ' +
    'actieprijs, aanbiedingsprijs, aanbieding, kortingsprijs, promoprijs, promotieprijs, speciale prijs, uitverkoopprijs, ' +
    'preco promocional, preco promocao, preco em promocao, preco de promocao, preco promo, preco com desconto, preco desconto, preco especial, preco de saldo, ' +
    'cena promocyjna, cena promocji, cena wyprzedazowa, cena po rabacie, cena po obnizce, cena specjalna, cena obnizona, cena okazyjna, ' +
    'tilbudspris, kampanjpris, reapris, kampanjepris, rabatpris',
  regularPrice:
    'regular price, normal price, usual price, full price, original price, standard price, base price, price before discount, ' +
    'prezzo regolare, prezzo normale, prezzo intero, prezzo pieno, prezzo originale, prezzo base, ' +
    'normalpreis, regularer preis, regulaerer preis, originalpreis, normaler preis, voller preis, ' +
    'prix normal, prix regulier, prix habituel, prix initial, prix original, prix plein, prix de base, ' +
    'precio normal, precio regular, precio habitual, precio original, precio base, precio completo, ' +
    'normale prijs, reguliere prijs, oorspronkelijke prijs, originele prijs, standaardprijs, basisprijs, ' +
    'preco normal, preco regular, preco original, preco base, preco cheio, ' +
    'cena regularna, cena normalna, cena standardowa, cena podstawowa, cena oryginalna, ' +
    'normalpris, ordinarie pris, ordinaer pris, forpris',
  compareAtPrice:
    'compare at price, compare price, variant compare at price, compare at, rrp, msrp, srp, mrp, m r p, maximum retail price, max retail price, recommended retail price, recommended price, suggested retail price, suggested retail, recommended retail, suggested price, manufacturer suggested retail price, list price, was price, old price, strike price, previous price, ' +
    'prezzo di listino, prezzo listino, listino, prezzo consigliato, prezzo consigliato al pubblico, prezzo di confronto, prezzo vecchio, prezzo precedente, prezzo barrato, ' +
    'uvp, uvp preis, empf verkaufspreis, empfohlener verkaufspreis, unverbindliche preisempfehlung, listenpreis, streichpreis, alter preis, vergleichspreis, katalogpreis, ' +
    'prix conseille, prix public conseille, prix de vente conseille, ppc, pvc, prix barre, ancien prix, prix catalogue, ' +
    'precio recomendado, precio de venta recomendado, pvpr, pvr, precio de comparacion, precio tarifa, precio anterior, precio tachado, precio de lista, ' +
    'adviesprijs, adviesverkoopprijs, aanbevolen verkoopprijs, avp, catalogusprijs, oude prijs, van prijs, vanprijs, doorgestreepte prijs, ' +
    'preco recomendado, preco sugerido, preco de venda sugerido, preco de tabela, preco tabela, preco antigo, preco anterior, preco de comparacao, pvpr, ' +
    'cena katalogowa, cena sugerowana, sugerowana cena detaliczna, scd, stara cena, poprzednia cena, cena przed obnizka, cena przed promocja, cena rynkowa, ' +
    'vejledende pris, vejledende udsalgspris, rekommenderat pris, veiledende pris, rek pris, vejl pris, tidigare pris',
  vendor:
    'vendor, brand, brand name, manufacturer, maker, supplier, ' +
    'marca, marchio, produttore, fornitore, marke, hersteller, fabrikat, lieferant, marque, fabricant, fournisseur, fabricante, proveedor, ' +
    'merk, merknaam, fabrikant, leverancier, fornecedor, marka, producent, dostawca, varemaerke, varumarke',
  type:
    'type, product type, category, categories, product category, department, product group, ' +
    'tipo, tipologia, tipo prodotto, categoria, reparto, gruppo merceologico, famiglia, ' +
    'kategorie, kategorien, warengruppe, artikelgruppe, produktgruppe, produkttyp, produktart, artikelart, typ, ' +
    'categorie, type de produit, rayon, famille, tipo de producto, familia, departamento, ' +
    'categorieen, productgroep, productcategorie, producttype, artikelgroep, soort, ' +
    'categorias, tipo de produto, tipo do produto, ' +
    'kategoria, kategorie, rodzaj, typ produktu, grupa towarowa, grupa produktow, kategori, produkttype, varegruppe',
  tags: 'tags, tag, keywords, labels, etichette, parole chiave, schlagworte, schlagworter, stichworte, stichworter, suchbegriffe, mots cles, etiquettes, etiquetas, palabras clave, trefwoorden, zoekwoorden, palavras chave, tagi, slowa kluczowe',
  description:
    'description, long description, product description, full description, body, body html, details, product details, features, ' +
    'descrizione, descrizione lunga, descrizione prodotto, descrizione estesa, dettagli, caratteristiche, ' +
    'beschreibung, langtext, produktbeschreibung, artikelbeschreibung, langbeschreibung, artikeltext, ' +
    'descriptif, description longue, description produit, descripcion, descripcion larga, descripcion del producto, detalles, ' +
    'omschrijving, productomschrijving, beschrijving, productbeschrijving, lange omschrijving, ' +
    'descricao, descricao longa, descricao do produto, detalhes, ' +
    'opis, opis produktu, opis towaru, dlugi opis, opis dlugi, pelny opis, beskrivelse, beskrivning',
  image:
    'image, images, image url, image urls, image link, image src, picture, pictures, picture url, photo, photos, main image, additional image, additional images, img, ' +
    'immagine, immagini, foto, url immagine, link immagine, immagine principale, ' +
    'bild, bilder, bild url, bildurl, bildlink, bildadresse, produktbild, hauptbild, fotos, ' +
    'lien image, url image, visuel, photo produit, imagen, imagenes, url imagen, imagen principal, ' +
    'afbeelding, afbeeldingen, afbeelding url, hoofdafbeelding, productfoto, plaatje, ' +
    'imagem, imagens, url da imagem, url imagem, link da imagem, imagem principal, ' +
    'zdjecie, zdjecia, obraz, obrazy, obrazek, url zdjecia, link do zdjecia, zdjecie glowne, billede, billeder, bilde',
  group:
    'group, group id, item group id, variant group, parent, parent sku, parent id, parent code, parent item, master, master sku, master id, product id, style number, style code, style no, style id, model, model code, model no, ' +
    'gruppo, codice gruppo, padre, codice padre, sku padre, modello, codice modello, articolo padre, ' +
    'gruppe, gruppen nr, gruppennummer, variantengruppe, vater, vaterartikel, vater sku, modell, modellnummer, modell nr, stammartikel, hauptartikel, hauptartikelnummer, master artikel, ' +
    'groupe, groupe de variantes, modele, code modele, reference parent, sku parent, reference mere, ' +
    'grupo, sku padre, codigo padre, modelo, codigo modelo, referencia padre, ' +
    'groep, hoofdartikel, variantgroep, modelnummer, sku pai, codigo pai, produto pai, grupa, rodzic, kod grupy, sku rodzica, model produktu',
  weight:
    'weight, wt, gross weight, net weight, item weight, product weight, shipping weight, package weight, grams, variant grams, ' +
    'peso, peso lordo, peso spedizione, gewicht, bruttogewicht, nettogewicht, versandgewicht, artikelgewicht, poids, peso liquido, ' +
    'brutogewicht, productgewicht, verzendgewicht, waga, masa, waga produktu, vaegt, vekt, vikt',
  weightUnit:
    'weight unit, weight units, weight uom, unit of weight, variant weight unit, shipping weight unit, item weight unit, gewichtseinheit, einheit gewicht, unita di peso, unita peso, unite de poids, unite poids, unidad de peso, unidad peso, gewichtseenheid, eenheid gewicht, unidade de peso, jednostka wagi, jednostka masy',
  inventory:
    'inventory, inventory quantity, inventory qty, stock, stock quantity, stock qty, stock level, quantity, qty, available quantity, quantity available, available stock, qty available, on hand, quantity on hand, ' +
    'giacenza, giacenze, quantita, qta, quantita disponibile, scorte, magazzino, ' +
    'bestand, lagerbestand, lagermenge, menge, anzahl, stuckzahl, stueckzahl, ' +
    'quantite, qte, quantite disponible, quantite en stock, cantidad, existencias, cantidad disponible, unidades, ' +
    'voorraad, aantal, voorraadaantal, vrije voorraad, estoque, quantidade, qtd, qtde, quantidade em estoque, quantidade em stock, ' +
    'stan, stan magazynowy, ilosc, zapas, ilosc w magazynie, antal, antall, lagersaldo, lagerantal',
  availability:
    'in stock, is in stock, stock status, available, availability, is available, instock, ' +
    'disponibile, disponibilita, in magazzino, verfugbar, verfuegbar, verfugbarkeit, verfuegbarkeit, auf lager, lieferbar, vorratig, ' +
    'disponible, disponibilite, en stock, disponibilidad, en existencia, op voorraad, beschikbaar, beschikbaarheid, leverbaar, ' +
    'disponivel, disponibilidade, em estoque, em stock, dostepny, dostepne, dostepnosc, na stanie, w magazynie, pa lager, i lager',
  handle: 'handle, url handle, slug, url key, permalink',
}

/** Column names of option values, by the option. */
export const optionWords = {
  Color:
    'color, colour, colors, colours, colori, farben, couleurs, colores, color name, colour name, colorway, colore, farbe, farbname, couleur, coloris, tinta, kleur, cor, kolor, barwa, farve, farge, farg',
  Size: 'size, sizes, taglie, misure, tailles, tallas, shoe size, clothing size, taglia, misura, numero scarpa, grosse, groesse, schuhgrosse, schuhgroesse, konfektionsgrosse, taille, pointure, talla, tamano, maat, schoenmaat, tamanho, rozmiar, storrelse, storlek',
  Material:
    'material, materiale, stoff, tessuto, matiere, materiau, tejido, materiaal, stof, tecido, tkanina',
  Length: 'length, lange, laenge, lunghezza, longueur, longitud, lengte, comprimento, dlugosc',
  Capacity:
    'capacity, fassungsvermogen, inhalt, capacita, contenance, capacidad, inhoud, capacidade, pojemnosc',
  Flavor: 'flavor, flavour, geschmack, geschmacksrichtung, gusto, saveur, sabor, smaak, smak',
  Scent:
    'scent, fragrance, duft, duftrichtung, profumazione, fragranza, parfum, fragancia, geur, fragrancia, zapach',
  Style:
    'style, variant, variant name, variant title, option, option value, variation, variante, ausfuhrung, variazione, opzione, valore opzione, declinaison, opcion, uitvoering, variatie, optie, variacao, opcao, estilo, wariant, opcja, styl',
} satisfies Readonly<Partial<Record<KnownOption, string>>>

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Words of a name that say nothing about what a column holds: currencies without a code, and languages. */
export const fillers: ReadonlySet<string> = list(
  'euro euros dollar dollars zl rmb in de en it fr es nl pt pl value wert valore waarde valor wartosc',
)

/** Words that go with the name of any column of products, such as ‘product’ in ‘product price’. */
export const neutralWords: ReadonlySet<string> = list(
  'product products item items article variant variants variante artikel produkt prodotto articolo produit producto articulo produto artigo produktu towaru wariantu amount money current',
)

/** Words for tax. */
export const taxNouns: ReadonlySet<string> = list(
  'vat tax taxes gst iva tva mwst ust umsatzsteuer mehrwertsteuer steuer steuern tasse imposta imposte taxe btw imposto impostos impuesto impuestos igic podatek podatku vatem moms mva',
)

/** Words that say that prices are in the smallest unit of their currency. */
export const minorWords: ReadonlySet<string> = list(
  'cent cents centime centimes centesimi centesimo centimos centavos pence penny minor subunit subunits grosze groszy',
)

/** Words that say that a price is without tax. */
export const netWords: ReadonlySet<string> = list(
  'net netto nett netta neto nets ht excl exkl exc excluding exclusive excluded exclusief escl esclusa escluso zzgl hors imponibile',
)

/** Words that say that a price is with tax. */
export const grossWords: ReadonlySet<string> = list(
  'gross brutto bruto lordo lorda brut ttc incl inkl inc including inclusive included inclusief inclusa incluso inclus incluse incluido incluida incluindo ivato ivata comprises compris compresa compreso toutes',
)

/** Words that say the same beside a word for tax alone, as in ‘prezzo con IVA’ and ‘ohne MwSt’. */
export const netPrepositions: ReadonlySet<string> = list(
  'ex ohne sin sans senza sem zonder bez without before plus w o uden utan',
)
export const grossPrepositions: ReadonlySet<string> = list('con mit avec com met z with after med')

/**
 * Words that make another column of the name of one: ‘Price currency’ holds no price, and ‘Shipping
 * price’ is none of a product.
 */
export const otherWords: ReadonlySet<string> = list(
  'alt seo meta position sort order date datum data from until start starts end ends valid effective currency valuta wahrung devise moneda moeda waluta ' +
    'percent percentage rate shipping delivery versand versandkosten spedizione livraison envio verzend verzending dostawa wysylka handling freight ' +
    'discount discounts sconto rabatt remise descuento korting desconto rabat min minimum moq max maximum mindestmenge minimo minima range low lowest high ' +
    'pack box carton case karton kiste pallet palette confezione colis caja doos caixa opakowanie reserved incoming ordered sold backorder backorders threshold alert low reorder ' +
    'status id ids hs hts country tariff customs intrastat commodity zip policy tracker service fulfillment history symbol fraction digits decimals type litre liter ml cl metre meter volumetric ab da vanaf desde partir od',
)

/** Headings of a glossary or of saved translations: the texts, and what they become. */
export const sourceWords: ReadonlySet<string> = new Set(
  (
    'term, terms, word, source, source text, original, original text, default content, ' +
    'begriff, wort, quelle, quelltext, ausgangstext, termine, parola, originale, testo originale, terme, mot, texte source, termino, palabra, fuente, ' +
    'bron, brontekst, begrip, termo, palavra, texto original, termin, slowo, tekst zrodłowy'
  ).split(', '),
)
export const translationWords: ReadonlySet<string> = new Set(
  (
    'translation, translations, translated, translated content, translated text, target, target text, ' +
    'ubersetzung, zieltext, traduzione, testo tradotto, traduction, texte traduit, traduccion, vertaling, traducao, tłumaczenie'
  ).split(', '),
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
