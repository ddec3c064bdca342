/**
 * Phrases that advertise and say nothing about the product, in the languages that shops in Europe and
 * America write in. Single words that mean something else in one of them, such as ‘sale’, which is
 * salt in Italian, are left out.
 */
const phrases = [
  // English
  'hot sale',
  'big sale',
  'flash sale',
  'clearance sale',
  'on sale now',
  'on sale',
  'hot selling',
  'best selling',
  'best seller',
  'bestseller',
  'top seller',
  'new arrivals',
  'new arrival',
  'free shipping',
  'free delivery',
  'fast shipping',
  'limited time offer',
  'limited time only',
  'limited offer',
  'special offer',
  'buy now',
  'shop now',
  'order now',
  'must have',
  'high quality',
  'best price',
  'lowest price',
  'dropshipping',
  'drop shipping',
  // Italian
  'spedizione gratuita',
  'spedizione gratis',
  'spedizione veloce',
  'offerta limitata',
  'offerta speciale',
  'super offerta',
  'in offerta',
  'più venduto',
  'più venduta',
  'acquista ora',
  'compra ora',
  'ordina ora',
  'nuovi arrivi',
  'nuovo arrivo',
  'alta qualità',
  'miglior prezzo',
  // German
  'kostenloser versand',
  'versandkostenfrei',
  'gratis versand',
  'jetzt kaufen',
  'jetzt bestellen',
  'sonderangebot',
  // French
  'livraison gratuite',
  'meilleure vente',
  'offre spéciale',
  'offre limitée',
  'achetez maintenant',
  // Spanish
  'envío gratis',
  'más vendido',
  'oferta especial',
  'compra ahora',
  // Portuguese
  'frete grátis',
  'mais vendido',
  'compre agora',
] as const

/** The phrases, longest first, with any spaces or hyphens between their words. */
export const salesPhrases = phrases
  .toSorted((one, other) => other.length - one.length)
  .map((phrase) => phrase.replaceAll(' ', '[\\s-]+'))
  .join('|')

/** Words that stay small in a title, and that no text ends with. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an and as at by for from in of on or the to with e ed con da dal dalla dei del della delle di il la le lo per
  un una und mit für von aus et à au aux avec pour du des les sans y el los las para de en ve ile için dla do na ze
  com por met voor van een och med för для и из на по от без со под`.split(/\s+/u),
)

/** Words that are written in capitals. */
export const acronyms: ReadonlySet<string> = new Set(
  `AC ABS ASUS ASICS ATV BBQ BMW BMX BPA CBD CCTV CD COB CPU DC DDR DIN DIY DJ DOC DOCG DOP DVD DVI EDP EDT EMS EPDM
  EU EVA FM FPV GPS GPU GSM HD HDD HDMI HEPA HIFI HTC ID IGP IGT IKEA IPA IPTV ISO JBL KVM LAN LCD LED LEGO LTE MCM
  MDF MTB NASA NBA NFC NFL NHL NVME OBD OEM OLED PC PE PET PETG PLA POE PP PTFE PU PVC QLED QR RAM RC RFID RGB RGBW
  ROM SATA SD SIM SLR SMD SPF SSD SUP SUV TPE TPU TV UEFA UFO UHD UHF UK UPS USA USB UTV UV UVA UVB VHF VGA VIP
  VSOP WLAN XL XXL XXXL XS XXS`.split(/\s+/u),
)

/** Names in small letters that begin with a capital in running text of English and Romance languages. */
export const properNames: ReadonlySet<string> = new Set(
  `italy italia italie italien europe europa france francia germany allemagne germania spain spagna españa espagne portugal portogallo england
  britain america usa china cina japan giappone india turkey türkiye switzerland suisse svizzera austria poland polonia greece grecia
  sweden norway denmark finland brazil brasile mexico messico canada australia london londra paris parigi milan
  milano rome roma venice venezia florence firenze naples napoli tuscany toscana sicily sicilia berlin madrid
  barcelona york christmas halloween easter natale pasqua bluetooth android google amazon apple samsung`.split(
    /\s+/u,
  ),
)
