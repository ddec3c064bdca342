type Words = readonly [string, ...string[]]

/** A kind of product in the sample catalogue. */
export interface Department {
  readonly type: string
  readonly category: string
  readonly nouns: Words
  readonly materials: Words
  readonly sizes: readonly string[]
  readonly optionName: string
  /** The lowest and the highest price, in whole units. */
  readonly prices: readonly [least: number, most: number]
  readonly tags: Words
  readonly hasColours: boolean
}

export const departments: readonly [Department, ...Department[]] = [
  {
    type: 'Tops',
    category: 'Apparel & Accessories > Clothing > Clothing Tops > T-Shirts',
    nouns: ['T-Shirt', 'Shirt', 'Polo', 'Jumper', 'Cardigan', 'Sweatshirt', 'Blouse'],
    materials: ['Cotton', 'Linen', 'Merino Wool', 'Jersey', 'Flannel'],
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    optionName: 'Size',
    prices: [15, 90],
    tags: ['summer', 'new in', 'organic', 'unisex', 'Bestseller'],
    hasColours: true,
  },
  {
    type: 'Shoes',
    category: 'Apparel & Accessories > Shoes > Sneakers',
    nouns: ['Trainer', 'Loafer', 'Boot', 'Sandal', 'Slipper', 'Court Shoe'],
    materials: ['Leather', 'Suede', 'Canvas', 'Cork'],
    sizes: ['EU 37', 'EU 38', 'EU 39', 'EU 40', 'EU 41', 'EU 42'],
    optionName: 'Shoe size',
    prices: [35, 190],
    tags: ['men', 'women', 'outdoor', 'vegan', 'winter'],
    hasColours: true,
  },
  {
    type: 'Home',
    category: 'Home & Garden > Decor > Throw Pillows',
    nouns: ['Cushion', 'Throw', 'Bath Towel', 'Table Runner', 'Bed Linen', 'Curtain'],
    materials: ['Linen', 'Velvet', 'Cotton', 'Wool', 'Bouclé'],
    sizes: ['40 × 40 cm', '50 × 50 cm', '130 × 170 cm'],
    optionName: 'Dimensions',
    prices: [12, 140],
    tags: ['living room', 'bedroom', 'gift', 'handmade'],
    hasColours: true,
  },
  {
    type: 'Kitchen',
    category: 'Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs',
    nouns: ['Mug', 'Carafe', 'Chopping Board', 'Salad Bowl', 'Bread Bin', 'Teapot'],
    materials: ['Stoneware', 'Oak', 'Enamel', 'Glass', 'Bamboo'],
    sizes: [],
    optionName: '',
    prices: [8, 75],
    tags: ['dishwasher safe', 'gift', 'handmade', 'sale'],
    hasColours: false,
  },
  {
    type: 'Bags',
    category: 'Luggage & Bags > Backpacks',
    nouns: ['Backpack', 'Tote Bag', 'Weekender', 'Wallet', 'Wash Bag', 'Belt Bag'],
    materials: ['Leather', 'Canvas', 'Recycled Nylon', 'Waxed Cotton'],
    sizes: [],
    optionName: '',
    prices: [18, 220],
    tags: ['travel', 'unisex', 'recycled', 'school', 'Bestseller'],
    hasColours: true,
  },
  {
    type: 'Care',
    category: 'Health & Beauty > Personal Care > Cosmetics > Bath & Body > Bar Soap',
    nouns: ['Hand Soap', 'Body Oil', 'Shampoo Bar', 'Beard Balm', 'Candle', 'Bath Salt'],
    materials: ['Lavender', 'Olive', 'Cedar', 'Bergamot', 'Rosé'],
    sizes: ['50 ml', '100 ml', '250 ml'],
    optionName: 'Volume',
    prices: [6, 48],
    tags: ['vegan', 'gift', 'plastic free', 'organic'],
    hasColours: false,
  },
]

export const collections: Words = [
  'Oslo',
  'Arno',
  'Skye',
  'Brera',
  'Marlow',
  'Tindra',
  'Lagoon',
  'Alma',
  'Porto',
  'Hazel',
  'Juniper',
  'Fjord',
  'Camden',
  'Sintra',
  'Elba',
  'Wren',
  'Tarn',
  'Odell',
  'Maren',
  'Pico',
]

export const cuts: Words = [
  'Relaxed',
  'Classic',
  'Everyday',
  'Slim',
  'Ribbed',
  'Soft',
  'Heavy',
  'Lightweight',
  'Striped',
  'Compact',
]

export const colours: Words = [
  'Black',
  'White',
  'Navy',
  'Sand',
  'Olive',
  'Rust',
  'Grey',
  'Sage',
  'Burgundy',
  'Blue',
]

/** Vendors as people type them: the first spelling is the usual one. */
export const vendors: readonly [Words, ...Words[]] = [
  ['Nordwind', 'NORDWIND', 'Nord Wind', 'nordwind'],
  ['Café Lumière', 'Cafe Lumiere', 'Café Lumiere'],
  ['Harbour & Finch', 'Harbour and Finch', 'HARBOUR & FINCH'],
  ['Bottega Brera', 'Bottega  Brera', 'bottega brera'],
  ['Studio Øst', 'Studio Ost'],
  ['O’Malley Mills', "O'Malley Mills"],
  ['Kleine Werkstatt'],
  ['Solbakken'],
  ['Terra Madre', 'TerraMadre'],
  ['Pine, Oak & Co.'],
]

export const sentences: Words = [
  'Made in small batches, checked by hand and sent in paper, never in plastic.',
  'Cut for everyday wear, with seams that last longer than the fashion.',
  'Machine wash at 30°, dry flat and iron on the reverse side.',
  'Our makers call it “the quiet one”: no logo, no fuss, no shortcuts.',
  'The colour may differ slightly from the picture, as every batch is dyed anew.',
  'Free returns within 30 days; keep the label until you are sure.',
  'A favourite since 2014, now with a softer finish and a better zip.',
  'Goes with nearly everything, and with the rest it starts a conversation.',
  'It arrives ready to give, in a box that you can use again.',
]
