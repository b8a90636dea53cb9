import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  picture,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { bogmagasin, indgang, mikrofon, solvogn } from './prints.ts'

const tilgaengelighed = landingPage(
  'tilgaengelighed',
  { parent: 'besoeg', image: indgang, tags: ['besoeg'] },
  {
    da: {
      title: 'Adgang for alle ben, øjne og ører',
      slug: 'besoeg/tilgængelighed',
      description:
        'Huset er fra 1740’erne og fuldt af trin. Der er en vej uden om næsten dem alle.',
      linkListTitle: 'Mere om adgang',
      linkList: [to('lydguide'), to('tilgaengelighedserklaering'), to('find-vej')],
      modules: [
        textSection({
          title: 'Ind og rundt uden trin',
          text: `
            Niveaufri indgang er i gården, til venstre for hovedtrappen. Ring på klokken, der sidder i
            siddehøjde; så kommer der nogen inden for et minut. Elevatoren når alle etager og måler 140 ×
            110 cm med en dørbredde på 90 cm.

            Én sal kan man ikke nå på hjul: det lille kabinet på anden sal, hvor dørtrinnet er fredet. Alt,
            hvad der står i det, ligger også i en bog i salen udenfor.
          `,
        }),
        styledTextAndVisual({
          title: 'At se med fingrene',
          text: `
            Ti genstande må man røre ved. De er kopier i samme vægt og materiale som de ægte, og de står ved
            siden af dem. Solvognens skive er blandt dem, og spiralerne er lettere at forstå med en
            fingerspids end med øjet.
          `,
          image: solvogn,
          side: 'left',
          panel: true,
          link: to('solvognen'),
        }),
        accordion('Praktisk', {
          'Kan man låne en kørestol?':
            'Ja, vi har seks. De står ved garderoben og koster ikke noget. Ring, hvis du vil være sikker.',
          'Er førerhunde velkomne?': 'Ja, overalt, også i caféen. Der er vandskål i gården.',
          'Er der teleslynge?':
            'I foredragssalen og ved billetsalget. [Lydguiden](lydguide) kan bruges med halsslynge.',
          'Hvor kan man sidde ned?':
            'I alle sale er der mindst én bænk. Foldestole hænger ved hver trappe; tag en med, og hæng den, hvor turen ender.',
          'Findes der et roligt sted?':
            'Ja. Biblioteksstuen på første sal har dæmpet lys, ingen skærme og en dør, der kan lukkes.',
        }),
        contact(
          'Spørg, før du kommer',
          'Skal vi stille noget frem, slukke noget eller møde dig ved porten, så skriv. Det er sjældent besværligt.',
          'nationalmuseet-jonas-winther',
        ),
      ],
    },
    en: {
      title: 'Access for all legs, eyes and ears',
      slug: 'visit/access',
      description:
        'The house was built in the 1740s and is full of steps. There is a way around nearly all of them.',
      linkListTitle: 'More about access',
      linkList: [to('lydguide'), to('tilgaengelighedserklaering'), to('find-vej')],
      modules: [
        textSection({
          title: 'In and around without steps',
          text: `
            The level entrance is in the courtyard, to the left of the main stairs. There is a bell at
            sitting height; someone will be with you within a minute. The lift reaches every floor. It
            measures 140 × 110 cm and its door is 90 cm wide.

            One room cannot be reached on wheels: the small cabinet on the second floor, whose threshold is
            listed. All that stands in it can also be seen in a book just outside.
          `,
        }),
        styledTextAndVisual({
          title: 'Seeing with your fingers',
          text: `
            Ten objects may be touched. They are copies of the same weight and material as the originals,
            and they stand beside them. The disc of the Sun Chariot is one, and its spirals are easier to
            follow with a fingertip than with the eye.
          `,
          image: solvogn,
          side: 'left',
          panel: true,
          link: to('solvognen'),
        }),
        accordion('Practical questions', {
          'Can I borrow a wheelchair?':
            'Yes, we have six, free of charge, by the cloakroom. Call ahead if you want to be certain.',
          'Are guide dogs welcome?':
            'Everywhere, the café included. There is a bowl of water in the courtyard.',
          'Is there a hearing loop?':
            'In the lecture hall and at the ticket desk. The [audio guide](lydguide) works with a neck loop.',
          'Where can I sit down?':
            'Every gallery has at least one bench. Folding stools hang by each staircase; take one along and hang it up where you finish.',
          'Is there a quiet place?':
            'Yes. The library room on the first floor has dimmed light, no screens and a door that shuts.',
        }),
        contact(
          'Ask before you come',
          'If we should set something out, switch something off or meet you at the gate, write to us. It is seldom any trouble.',
          'nationalmuseet-jonas-winther',
        ),
      ],
    },
  },
)

const lydguide = landingPage(
  'lydguide',
  { parent: 'tilgaengelighed', image: mikrofon, tags: ['besoeg'] },
  {
    da: {
      title: 'Lydguiden taler lavt',
      slug: 'besoeg/tilgængelighed/lydguide',
      description: 'Tre ture i øret, på dansk og engelsk. Ingen musik, ingen torden.',
      modules: [
        textSection({
          title: 'Sådan bruger man den',
          text: `
            Lån en afspiller i garderoben mod pant, eller åbn guiden på din egen telefon; koden hænger ved
            hver dør. Husk hovedtelefoner. Har du glemt dem, sælger butikken et par til 40 kr.

            1. **En time:** de fem ting, som de fleste er kommet for.
            2. **Syn i ord:** en tur til gæster, der ser dårligt eller slet ikke. Den beskriver salene,
               genstandene og vejen imellem dem, også hvor mange trin der er.
            3. **Børnestemmer:** tredje klasse fra en skole på Amager fortæller, hvad de tror, tingene er
               brugt til. De har ret oftere, end man venter.
          `,
        }),
        picture(bogmagasin),
        textRibbon(to('fem-ting'), to('tilgaengelighed'), to('boern')),
      ],
    },
    en: {
      title: 'The audio guide speaks softly',
      slug: 'visit/access/audio-guide',
      description: 'Three walks for your ears, in Danish and English. No music and no thunder.',
      modules: [
        textSection({
          title: 'How to use it',
          text: `
            Borrow a player from the cloakroom against a deposit, or open the guide on your own telephone:
            the code hangs by every door. Bring headphones. If you forgot them, the shop has a pair for DKK 40.

            1. **One hour:** the five things that most people have come for.
            2. **Sight in words:** a walk for visitors with little or no sight. It describes the rooms, the
               objects and the way between them, down to the number of steps.
            3. **Children’s voices:** a class of nine-year-olds from Amager say what they think the things
               were for. They are right more often than you would expect.
          `,
        }),
        picture(bogmagasin),
        textRibbon(to('fem-ting'), to('tilgaengelighed'), to('boern')),
      ],
    },
  },
)

const erklaering = landingPage(
  'tilgaengelighedserklaering',
  { image: indgang },
  {
    da: {
      title: 'Tilgængelighedserklæring',
      slug: 'tilgaengelighedserklaering',
      description: 'Hvad webstedet kan, hvad det endnu ikke kan, og hvem man skal sige det til.',
      modules: [
        textSection({
          text: `
            Webstedet skal kunne bruges med tastatur, med skærmlæser og i dobbelt skriftstørrelse. Vi måler
            det mod WCAG 2.1, niveau AA, hver gang noget bliver lavet om.

            ## Det ved vi mangler
            - Enkelte ældre pdf-filer om udgravninger er scannet og kan ikke læses op.
            - Plantegningen over salene findes endnu ikke som tekst. Indtil da fortæller
              [lydguiden](lydguide) vejen.

            ## Sig til
            Støder du på en fejl, så skriv, hvilken side det var, og hvad du ville gøre. Vi svarer inden for
            en uge og retter det, vi kan. Er svaret ikke godt nok, kan du klage til Digitaliseringsstyrelsen.
          `,
        }),
        contact('Skriv til os', 'Din mail ender hos et menneske.', 'nationalmuseet-jonas-winther'),
      ],
    },
    en: {
      title: 'Accessibility statement',
      slug: 'accessibility-statement',
      description: 'What this website can do, what it cannot do yet, and whom to tell.',
      modules: [
        textSection({
          text: `
            The site is meant to work with a keyboard, with a screen reader and with text at double size. We
            measure it against WCAG 2.1, level AA, whenever something changes.

            ## What we know is missing
            - Some older excavation reports are scans and cannot be read aloud.
            - The plan of the galleries is not yet available as text. Until it is, the [audio
              guide](lydguide) gives directions.

            ## Tell us
            If you meet a fault, write which page it was and what you were trying to do. We reply within a
            week and mend what we can. If our answer is not good enough, you may complain to the Danish
            Agency for Digital Government.
          `,
        }),
        contact('Write to us', 'Your message reaches a person.', 'nationalmuseet-jonas-winther'),
      ],
    },
  },
)

export const access: readonly Page[] = [tilgaengelighed, lydguide, erklaering]
