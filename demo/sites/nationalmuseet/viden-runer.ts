import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { closer } from '../../writing/marks.ts'
import { runesten, skoletavle } from './prints.ts'

export const runer = knowledgeArticle(
  'viden-runer',
  {
    parent: 'viden-folk',
    image: runesten,
    tags: ['vikingetid', 'kongehuset'],
    publishedDate: day(-9),
    authors: ['nationalmuseet-anders-kjaer'],
    pictures: [skoletavle, closer(runesten)],
  },
  {
    da: {
      title: 'Sådan læser man en sten',
      subtitle: 'Seksten tegn, ingen retskrivning og en dronning, der måske var Danmarks pryd',
      slug: 'viden/folk-og-ting/sådan-læser-man-en-sten',
      description:
        'Vikingerne havde færre bogstaver end lyde. Derfor er en runesten kort at læse og lang at forstå.',
      facts: {
        '16': 'tegn havde vikingetidens runerække',
        'ca. 250': 'runesten kendes fra det gamle danske område',
        '210': 'runer står der på Glavendrupstenen, landets længste indskrift',
      },
      quotes: [
        {
          text: 'Man læser først med fingrene. Øjnene ser det, de håber.',
          source: 'Anders Kjær, inspektør',
        },
      ],
      related: ['vikingetiden', 'skoler', 'viden-koekkenet'],
      content: `
        Stil dig foran en runesten om formiddagen, når solen kommer fra siden. Midt på dagen er den grå og glat, men i det
        skrå lys kaster hver streg en skygge, og teksten træder frem, som om nogen havde trykket på en kontakt. Runologer
        kalder det strejflys. De bruger en lommelygte.

        Så begynder man forfra. Og det er ikke altid klart, hvor forfra er.

        ## Find begyndelsen

        Nogle sten har linjer, der går nedefra og op, side om side. Andre løber i bånd rundt langs kanten. Sommetider vender
        hver anden linje om, som når man pløjer. Ristningen skulle passe til stenen, ikke til læseren. Tit er det lettest at
        lede efter et navn eller et ord, man kender, og arbejde sig ud til begge sider derfra.

        Det ord er ofte *sten* eller *efter*. De fleste indskrifter følger nemlig den samme formel: Den og den rejste denne
        sten efter den og den, sin far, sin bror, sin kone. Bagefter kan der komme lidt om den døde: at han var en meget god
        mand, at han ikke var nogen niding. Først nævnes altså den, der betalte. Den døde må vente.

        ## Seksten tegn til det hele

        Den ældste runerække havde 24 tegn. Omkring år 700 til 800, netop som sproget fik flere lyde, blev rækken skåret ned
        til 16.[^Rækken kaldes futharken efter sine seks første tegn: f, u, þ, a, r, k. Tegnet þ lyder som th i engelsk
        thing.] Det lyder som en spareøvelse, og ingen ved helt, hvorfor det skete. For ristere var det behageligt. For os
        er det besværligt.

        Tegnet for *k* bruges også for *g*. Tegnet for *t* er også *d*, og *b* er også *p*. Der er intet tegn for *e* eller
        *o*, så man tager *i* og *u*. Et *n* foran en anden konsonant kan falde bort. Derfor står der *kunukR*, når der
        menes *konungR*, konge, og *kurmR*, når der menes Gorm. Staver man selv en sms sådan, kan den også læses, men kun af
        en, der ved, hvad den handler om.

        {{picture 0}}

        ## Øv dig på Harald

        Den store sten i Jelling begynder: *haraltr : kunukR : baþ : kaurua : kubl : þausi : aft : kurm : faþur sin*.
        Prikkerne skiller ordene. Læs det højt, og lad *k* være *g*, hvor det hjælper. Harald konge bød gøre disse kumler
        efter Gorm, sin far. Et kumbel er et mindesmærke. Så følger: og efter Thyra, sin mor, den Harald, som vandt sig al
        Danmark og Norge og gjorde danerne kristne.

        Stenen er fra omkring 965. Den er usædvanlig, for teksten står i vandrette linjer, ligesom i en bog. Harald havde
        set bøger, eller talt med nogen, der havde. Og stenen var malet. Det meste af farven er væk, men man regner med, at
        runesten i almindelighed har været stærkt kulørte.

        {{picture 1}}

        ## Det lille ord but

        Ved siden af står en mindre sten, som Gorm rejste. Den lyder: *kurmR kunukR karþi kubl þusi aft þurui kunu sina
        tanmarkaR but*. Gorm konge gjorde disse kumler efter Thyra, sin kone, Danmarks bod. Det er første gang, nogen i
        Danmark skriver landets navn.[^Nævnt udefra var det før, blandt andet i en beretning fra kong Alfreds England i
        slutningen af 800-tallet.]

        Men hvem er *tanmarkaR but*, Danmarks pryd eller frelse? Ordstillingen tillader, at det er Thyra. Den tillader også,
        med lidt god vilje, at det er Gorm selv. Man har diskuteret det i et par hundrede år. De fleste holder på
        dronningen.

        I 2023 fik hun hjælp af en skanner. Lisbeth Imer fra Nationalmuseet og hendes kolleger målte, hvordan den enkelte
        mand førte mejselen, for hugspor er lige så personlige som håndskrift.[^Undersøgelsen stod i tidsskriftet Antiquity,
        2023.] De fandt, at Jellingstenen er hugget af Ravnunge-Tue, som også har sat sit navn på en sten i Læborg til minde
        om en dronning Thyra. Er det den samme Thyra, er hun nævnt på flere runesten end nogen anden i vikingetidens
        Danmark.

        {{quote 0}}

        ## Til den, der flytter den

        På Fyn står Glavendrupstenen. Ragnhild lod den sætte efter sin mand, Alle, og sønnerne var med. Til sidst vender
        teksten sig mod den forbipasserende og forbander enhver, der ødelægger stenen eller slæber den bort for at mindes en
        anden. Det var altså noget, folk gjorde. Den samme Ragnhild, eller en navnesøster, har sat en sten til på Sjælland,
        efter en anden mand. Den ender med en lignende advarsel. Hun kendte sine landsmænd.

        Mange sten endte alligevel i kirkemure, broer og havediger. Det er sådan, de fleste er fundet. Går du tur ved en
        gammel kirke en dag med lav sol, så se på soklen. Begynd med at lede efter ordet sten.
      `,
    },
    en: {
      title: 'How to read a stone',
      subtitle: 'Sixteen signs, no spelling, and a queen who may have been the glory of Denmark',
      slug: 'knowledge/people-and-things/how-to-read-a-stone',
      description:
        'The Vikings had fewer letters than sounds. A rune stone is therefore quick to read and slow to understand.',
      facts: {
        '16': 'signs made up the runic row of the Viking Age',
        'About 250': 'rune stones are known from what was once Denmark',
        '210': 'runes stand on the Glavendrup stone, the longest text of them all',
      },
      quotes: [
        {
          text: 'Read it with your fingers first. The eyes see what they hope for.',
          source: 'Anders Kjær, curator',
        },
      ],
      related: ['vikingetiden', 'skoler', 'viden-koekkenet'],
      content: `
        Go and stand before a rune stone in the morning, while the sun comes from the side. At midday it is grey and smooth,
        but in a low light every stroke throws a shadow and the writing steps forward as though somebody had found the
        switch. Runologists call it raking light. They carry a torch.

        Then one starts at the beginning, provided that one can find it.

        ## Where does it start?

        On some stones the lines run from the bottom upwards, side by side. On others they follow the edge in a band. Now
        and then every second line turns back, like a plough. The carving had to suit the stone rather than the reader. It
        often helps to look for a name or a word you know, and to work outwards from there.

        That word is frequently ‘stone’ or ‘after’. Most inscriptions share one formula: so-and-so raised this stone after
        so-and-so, his father, her husband, their brother. A few words on the dead may follow: that he was a very good man,
        that he was no villain. The person who paid, in other words, comes first. The dead must wait.

        ## Sixteen signs for everything

        The oldest runic row had 24 signs. Somewhere around the eighth century, just as the language was gaining more
        sounds, the row was cut to sixteen.[^It is called the futhark after its first six signs: f, u, þ, a, r, k. The sign
        þ is the th of thing.] Why, nobody quite knows. For the carver it was a convenience. For us it is a nuisance.

        The sign for *k* also does duty for *g*. That for *t* is also *d*, and *b* is also *p*. There is none for *e* or
        *o*, so one makes do with *i* and *u*. An *n* before another consonant may be dropped. Thus *kunukR* is to be
        understood as *konungR*, king, and *kurmR* as Gorm. A text message spelled in that manner can be read as well, but
        only by someone who knows what it is about.

        {{picture 0}}

        ## Practise on Harald

        The great stone at Jelling begins: *haraltr : kunukR : baþ : kaurua : kubl : þausi : aft : kurm : faþur sin*. The
        dots divide the words. Say it aloud, and let *k* be *g* wherever that helps. King Harald bade these monuments be
        made after Gorm, his father. It goes on: and after Thyra, his mother, that Harald who won for himself all Denmark
        and Norway and made the Danes Christian.

        The stone was raised around 965. It is an odd one, for its text runs in horizontal lines, as in a book. Harald had
        seen books or had spoken to people who had. It was painted, too. Almost all of the colour has gone, but rune stones
        in general are thought to have been brightly coloured, and far less solemn than we have made them.

        {{picture 1}}

        ## The little word but

        Beside it stands a smaller stone, set up by Gorm: *kurmR kunukR karþi kubl þusi aft þurui kunu sina tanmarkaR but*.
        King Gorm made these monuments after Thyra, his wife, Denmark’s *but*. Nobody in Denmark had put the country’s name
        into writing before.[^Others had. It occurs in an account written in King Alfred’s England at the end of the ninth
        century.]

        The last word means something like adornment or salvation. But whose title is it? The order of the words allows it
        to be Thyra’s. With some good will it also allows it to be Gorm’s. Scholars have argued over it for a couple of
        centuries, and most side with the queen.

        In 2023 she had help from a scanner. Lisbeth Imer of the National Museum and her colleagues measured how individual
        carvers handled the chisel, which is as personal as handwriting.[^The study appeared in the journal Antiquity,
        2023.] The great stone, they concluded, was cut by one Ravnunge-Tue, who also put his name to a stone at Læborg in
        memory of a Queen Thyra. If she is the same person, then she is named on more stones than anyone else in Viking-Age
        Denmark.

        {{quote 0}}

        ## To whoever moves it

        On Funen stands the Glavendrup stone, which Ragnhild had set up for her husband, Alle. At the end the text turns to
        the passer-by and curses anyone who damages the stone or drags it off to commemorate another. So people did. The
        same Ragnhild, or a namesake, raised a second stone on Zealand for a different husband, and that one closes with a
        similar warning. She knew her countrymen.

        Many stones ended up in church walls, bridges and garden dikes all the same, and that is where most were found. If
        you pass an old Danish church on a day of low sun, look along the foot of the wall. Begin by searching for the word
        ‘stone’.
      `,
    },
  },
)
