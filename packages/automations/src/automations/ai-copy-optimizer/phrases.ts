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
  'a,an,and,as,at,by,for,from,in,of,on,or,the,to,with,e,ed,con,da,dal,dei,del,della,di,il,in,la,le,lo,per,un,una,und,mit,für,von,aus,et,avec,pour,du,des,les,y,el,los,las,para,de'.split(
    ',',
  ),
)

/** Words that are written in capitals. */
export const acronyms: ReadonlySet<string> = new Set(
  'AC,ABS,BBQ,CBD,DC,DIY,EU,EVA,GPS,HD,HDMI,IPTV,LCD,LED,NASA,NFC,OLED,PC,PU,PVC,RFID,RGB,RGBW,SPF,SUV,TPU,TV,UHD,UK,UPS,USA,USB,UV,XL,XXL,XXXL,XS,XXS'.split(
    ',',
  ),
)
