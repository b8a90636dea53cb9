import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { accordion, relatedContent, textRibbon, textSection } from '../../writing/modules.ts'
import { pressOverview, pressRelease } from '../../writing/press.ts'
import type { Page } from '../../writing/site.ts'
import { mikrofon, moenter, solvogn, udgravning, vaev } from './prints.ts'

const presse = pressOverview(
  'presse',
  { image: mikrofon, shared: true, contacts: ['nationalmuseet-line-toft'] },
  {
    da: {
      title: 'Presse',
      slug: 'om/presse',
      description: 'Ring. Det går hurtigere end en formular.',
      modules: [
        textSection({
          title: 'Pressetelefonen',
          text: 'Den er åben alle dage kl. 8–18. Uden for tiden svarer en inspektør, der måske er i bad.',
        }),
        accordion('Til redaktionen', {
          'Må man fotografere og filme i salene?':
            'Ja, efter aftale. Tirsdag kl. 8–10 er der tomt. Lamper må ikke stå nærmere end to meter fra tekstil.',
          'Hvem kan udtale sig om et fund?':
            'Den inspektør, der har haft det i hånden. Vi finder vedkommende inden for en time.',
          'Må billederne bruges frit?':
            'Pressebilleder, ja, til omtale. Skriv museets navn ved dem.',
          'Kan man få historier på forhånd?':
            'Under klausul, ja. Vi holder vores aftaler og husker dem, der ikke gør.',
        }),
        textSection({
          title: 'Tal, der ofte bliver brugt',
          text: `
            Museet fik 388.000 gæster sidste år, heraf 71.000 børn. 4.200 fund blev indleveret som danefæ og set igennem. Tallene er
            talt af os selv og må gengives med den tilføjelse.
          `,
        }),
        textRibbon(to('om', 'Museets historie'), to('organisation'), to('husregler')),
      ],
    },
    en: {
      title: 'Press',
      slug: 'about/press',
      description: 'Call us. It is quicker than a form.',
      modules: [
        textSection({
          title: 'The press telephone',
          text: 'It is answered from 8 am to 6 pm every day. At other times you get a curator, who may be in the bath.',
        }),
        accordion('For editors', {
          'May we photograph and film in the galleries?':
            'By arrangement, yes. They are empty on Tuesdays, 8 am–10 am. Keep lamps two metres away from textiles.',
          'Who can comment on a find?':
            'The curator who has held it. We will find that person within the hour.',
          'Are the pictures free to use?':
            'Press pictures are, for news and reviews. Please name the museum.',
          'Do you give stories in advance?':
            'Under embargo, yes. We keep our word and remember those who do not.',
        }),
        textSection({
          title: 'Figures in frequent use',
          text: `
            Last year the museum had 388,000 visitors, 71,000 of them children. 4,200 finds were handed in as treasure trove and looked
            through. We did the counting ourselves; please say so when you quote it.
          `,
        }),
        textRibbon(to('om', 'The museum’s history'), to('organisation'), to('husregler')),
      ],
    },
  },
)

const soelvskat = pressRelease(
  'presse-soelvskat',
  {
    authors: ['nationalmuseet-line-toft'],
    parent: 'presse',
    image: moenter,
    tags: ['vikingetid'],
    publishedDate: day(-6),
    contacts: ['nationalmuseet-line-toft', 'nationalmuseet-anders-kjaer'],
    share: true,
  },
  {
    da: {
      title: 'Skat fra vikingetiden lå under et hegn',
      slug: 'om/presse/sølvskat-under-et-hegn',
      description: 'En pensioneret elektriker ville flytte en pæl. Nu er der 174 stykker sølv.',
      content: `
        Under en hegnspæl på en mark på Midtsjælland er der fundet en skat på 174 stykker sølv: mønter, ringe i stumper og to
        små barrer. De ældste mønter er præget i kalifatet, de yngste i England. Skatten er lagt i jorden engang i slutningen
        af 900-tallet.

        Finderen er en pensioneret elektriker, der ville rette et hegn op efter en storm. Han stoppede efter den
        tredje mønt, lagde jorden tilbage og ringede.

        ”Det er det bedste, han kunne gøre,” siger inspektør Anders Kjær. ”Når mønterne ligger, som de blev lagt, kan vi se,
        at de har været i to punge. Den ene var af læder, den anden af hør. Det havde vi aldrig fået at vide af en spand.”

        Skatten er erklæret for danefæ, og danefægodtgørelsen bliver fastsat, når sølvet er vejet og bestemt. Stedet holdes hemmeligt,
        til marken er undersøgt. Et udvalg af mønterne kommer op i vikingetidens sale, så snart de er renset, liggende, som de lå.
      `,
      modules: [relatedContent('Baggrund', { Læs: ['danefae', 'vikingetiden'] })],
    },
    en: {
      title: 'Viking hoard lay beneath a fence',
      slug: 'about/press/silver-beneath-a-fence',
      description:
        'A retired electrician meant to move a post. Now there are 174 pieces of silver.',
      content: `
        A hoard of 174 pieces of silver has come to light beneath a fence post in a field in central Zealand: coins, rings cut
        into scraps, and two small ingots. The oldest coins were struck in the Caliphate, the latest in England. The hoard
        was buried towards the end of the tenth century.

        The finder, a retired electrician, was straightening a fence after a gale. He stopped at the third coin, put
        the soil back and called the museum.

        ‘It was the best thing he could have done,’ says curator Anders Kjær. ‘Because the coins were still lying as they had
        been laid, we can see that they came in two purses, one of leather and one of linen. A bucket would never have told
        us that.’

        The hoard has been declared treasure trove, and a reward will be set once the silver has been weighed and identified.
        The place remains secret until the field has been searched. A selection will be shown in the Viking galleries as soon as it has been cleaned, lying as it lay.
      `,
      modules: [relatedContent('Background', { Read: ['danefae', 'vikingetiden'] })],
    },
  },
)

const sidsteUger = pressRelease(
  'presse-farver',
  {
    parent: 'presse',
    image: vaev,
    tags: ['oldtid', 'haandvaerk'],
    publishedDate: day(-11),
    contacts: ['nationalmuseet-line-toft'],
  },
  {
    da: {
      title: 'Garnet i vinduet er bleget færdig',
      slug: 'om/presse/garnet-i-vinduet',
      description: 'Særudstillingen om oldtidens farver går ind i sine sidste uger.',
      content: `
        Da [Oldtiden var ikke brun](farver) åbnede, hang der tolv garnnøgler i vinduet i Havesalen, farvet med krap, vaid og
        vau. Meningen var, at de skulle falme, mens publikum så på. Det har de gjort. Vau er gået fra citron til halm, mens
        vaid stort set har holdt.

        ”Gæsterne er begyndt at spørge, om vi har glemt dem,” siger presseansvarlig Line Toft. ”Det har vi
        ikke. Vi har målt dem hver mandag, før nogen kom.”

        Målingerne bliver lagt ud som åbne data, når udstillingen lukker. De skal bruges til at sætte lyset i de næste
        tekstiludstillinger, både her og på de andre museer i gruppen.

        Havesalen er åben til og med udstillingens sidste dag i husets almindelige tid. De sidste tre dage står farveren ved
        gryden fra kl. 11, og man må gerne tage en klud med. Den bliver ikke nødvendigvis den farve, man havde tænkt sig.
      `,
    },
    en: {
      title: 'The yarn in the window has faded enough',
      slug: 'about/press/the-yarn-in-the-window',
      description: 'The exhibition on the colours of prehistory enters its last weeks.',
      content: `
        When [Prehistory was not brown](farver) opened, twelve skeins of yarn dyed with madder, woad and weld were hung in the
        window of the Garden Room. They were meant to fade while visitors looked on, and they have. Weld has gone from lemon
        to straw; woad has held its own.

        ‘People have begun to ask whether we have forgotten them,’ says press officer Line Toft. ‘We have
        not. They have been measured every Monday, with nobody else in the room.’

        The readings will be published as open data when the exhibition closes. They will be used to set the light in future
        displays of textiles, here and in the other museums of the group.

        The Garden Room keeps the hours of the house until the last day. On the final three the dyer stands by her pot
        from 11 am, and visitors may bring a rag. It may not turn out the colour they had in mind.
      `,
    },
  },
)

const skilte = pressRelease(
  'presse-skilte',
  {
    parent: 'presse',
    publishedDate: day(-34),
    contacts: ['nationalmuseet-line-toft'],
    tags: ['besoeg'],
  },
  {
    da: {
      title: 'Kustoderne skriver skiltene om',
      slug: 'om/presse/kustoderne-skriver',
      description: '64 kustoder har hørt de samme spørgsmål i årevis. Nu svarer skiltene på dem.',
      content: `
        ”Er den ægte?” ”Hvem fandt den?” ”Hvorfor er den i stykker?” Det er de tre spørgsmål, gæster oftest stiller i
        museets sale, og de fleste skilte svarer ikke på et eneste af dem. Det har kustoderne talt op gennem et halvt år, med
        blyant og små streger.

        Nu har en gruppe på elleve kustoder skrevet 140 skilte om sammen med inspektørerne. Et skilt må fylde 55 ord. Det
        skal begynde med det, man kan se, og det må kun have ét årstal.

        ”Det sværeste var at blive enige om, hvad man kan se,” siger museumsdirektør Kirsten Bjerregaard. ”En inspektør ser en
        fibula. En kustode ser 300 mennesker om dagen, der tror, det er en hårnål.”

        De nye skilte hænger i oldtidens første seks sale. De gamle er gemt, både som kilde og for en sikkerheds skyld. Finder
        man en fejl, ligger der blyanter ved døren.
      `,
    },
    en: {
      title: 'Attendants rewrite the labels',
      slug: 'about/press/attendants-rewrite-the-labels',
      description: 'For years 64 attendants heard the same questions. Now the labels answer them.',
      content: `
        ‘Is it real?’ ‘Who found it?’ ‘Why is it broken?’ These are the three questions that visitors ask most often, and most
        labels answer none of them. The museum’s attendants have kept count for six months, in pencil.

        A group of eleven attendants has now rewritten 140 labels together with the curators. A label may have 55 words. It
        must begin with what can be seen, and may hold one date only.

        ‘The hard part was to agree on what can be seen,’ says the director, Kirsten Bjerregaard. ‘A curator sees a fibula. An
        attendant sees three hundred people a day who take it for a hairpin.’

        The new labels hang in the first six rooms of Prehistory. The old ones have been kept, as a source and to be on the
        safe side. There are pencils by the door for those who find a mistake.
      `,
    },
  },
)

const montre = pressRelease(
  'presse-solvognens-montre',
  {
    parent: 'presse',
    image: solvogn,
    tags: ['oldtid'],
    publishedDate: day(-58),
    contacts: ['nationalmuseet-line-toft', 'nationalmuseet-kirsten-bjerregaard'],
    share: true,
  },
  {
    da: {
      title: 'Solvognen får en montre, der ikke larmer',
      slug: 'om/presse/solvognens-montre',
      description: 'Den gamle montre summede. Det kunne hesten ikke høre, men det kunne gæsterne.',
      content: `
        Solvognen blev fundet i Trundholm Mose i Odsherred i 1902, da mosen første gang blev pløjet op. Siden har den stået i
        mange montrer. Den forrige holdt luften tør med en pumpe, der brummede på en dyb tone, som man først lagde mærke til,
        når den holdt op.

        Den nye montre holder klimaet uden strøm. En kassette med fugtstyrende gel ligger under soklen og bliver skiftet to
        gange om året. Glasset er uden kant foroven, så man kan se skivens forgyldte side uden at spejle sig i den.

        ”Vi har brugt halvandet år på noget, ingen skal bemærke,” siger museumsdirektør Kirsten Bjerregaard.

        Flytningen tog fire minutter og var øvet otte gange med en kopi. Pressen kan fotografere tirsdag kl. 8–10 efter
        aftale. [Læs om Solvognen](solvognen).
      `,
    },
    en: {
      title: 'A quiet case for the Sun Chariot',
      slug: 'about/press/a-quiet-case',
      description: 'The old case hummed. The horse could not hear it, but visitors could.',
      content: `
        The Sun Chariot was found in Trundholm bog in north-west Zealand in 1902, when the bog was first ploughed. It has lived
        in many cases since. The previous one kept its air dry with a pump that droned on a low note, which one noticed only
        when it stopped.

        The new case keeps its climate without electricity. A cassette of conditioned gel lies beneath the plinth and is
        changed twice a year. The glass has no upper edge, so that the gilded face of the disc can be seen without seeing
        oneself in it.

        ‘We have spent eighteen months on something nobody is meant to notice,’ says the director, Kirsten Bjerregaard.

        The move took four minutes and had been rehearsed eight times with a copy. Photographers are welcome
        on Tuesdays, 8 am–10 am, by arrangement. [More about the Sun Chariot](solvognen).
      `,
    },
  },
)

const graver = pressRelease(
  'presse-boern-graver',
  {
    parent: 'presse',
    image: udgravning,
    tags: ['boern', 'skole'],
    publishedDate: day(-76),
    contacts: ['nationalmuseet-line-toft'],
  },
  {
    da: {
      title: 'Femte klasse finder det, vi gravede ned',
      slug: 'om/presse/femte-klasse-finder',
      description: 'Museet har begravet sin egen frokost for at undervise i arkæologi.',
      content: `
        For tolv år siden gravede museets skoletjeneste et helt frokostbord ned i gården bag palæet: tallerkener, bestik, en
        avis, hundrede karameller og en telefon med ledning. Nu er det gravet op igen af 5. klasser fra fire skoler.

        Eleverne fik ingenting at vide. De målte op, tegnede lagene og skrev rapport. Tre af de fire hold kom frem til, at
        det måtte være et offer. Det fjerde mente, at nogen var blevet kaldt til telefonen.

        ”De havde ret begge to,” siger leder af publikumsservice Jonas Winther. ”Det var vores afskedsfrokost for en kollega, og
        den blev afbrudt af et opkald.”

        Avisen var væk. Karamellerne var der alle sammen, men smagte ikke af noget. Rapporterne kan læses i skoletjenestens
        lokale, og et nyt bord er gravet ned. Hvad der står på det, er lagt i en lukket kuvert. [Om skolebesøg](skoler).
      `,
      modules: [relatedContent('For skoler', { Videre: ['skoler', 'boern'] })],
    },
  },
)

export const press: readonly Page[] = [presse, soelvskat, sidsteUger, skilte, montre, graver]
