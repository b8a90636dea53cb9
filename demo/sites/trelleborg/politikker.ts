import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import { accordion, contact, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { indgang } from './prints.ts'

export const politikker: readonly Page[] = [
  landingPage(
    'privatliv',
    { image: indgang },
    {
      da: {
        title: 'Privatliv, også for klasser',
        slug: 'privatliv',
        description: 'Hvad vi skriver ned, når I bestiller, og hvornår vi river siden ud.',
        modules: [
          textSection({
            text: `
              Når en lærer bestiller, noterer vi lærerens navn, skole, mail og telefon, klassetrin
              og antal. Vi skriver ikke børns navne ned. Fortæller I om særlige hensyn, står det i
              bestillingen til dagen efter besøget; så slettes det.

              Vi fotograferer sommetider i lejren. Den, der ikke vil med på billedet, får et rødt
              bånd om armen, og så går fotografen en bue.

              Årskort og nyhedsbrev ligger i hver sit kartotek. De taler ikke sammen.
            `,
          }),
          accordion('Dine rettigheder', {
            Indsigt: 'Spørg, så får du en kopi af det, vi har, inden for fire uger.',
            'Rettelse og sletning': 'Skriv, hvad der er forkert. Vi retter det samme dag.',
            Klage: 'Datatilsynet er den rette adresse, hvis vi ikke kan blive enige.',
          }),
          contact(
            'Dataansvarlig',
            'Lars Toft svarer selv og som regel samme dag.',
            'trelleborg-lars-toft',
          ),
        ],
      },
      en: {
        title: 'Privacy, for classes too',
        slug: 'privacy',
        description: 'What we write down when you book, and when we tear out the page.',
        modules: [
          textSection({
            text: `
              When a teacher books we note the teacher’s name, school, e-mail and telephone, the age
              of the class and how many. We do not write down children’s names. If you tell us of
              special needs, that stays with the booking until the day after your visit; then it is
              deleted.

              We sometimes photograph the camp. Anyone who would rather not be in the picture gets a
              red ribbon for the arm, and the photographer walks round them.

              Annual tickets and the newsletter are kept in separate files. They do not talk.
            `,
          }),
          accordion('Your rights', {
            Access: 'Ask, and you will have a copy of what we hold within four weeks.',
            'Correction and deletion': 'Tell us what is wrong. We put it right the same day.',
            Complaint: 'If we cannot agree, turn to the Danish Data Protection Agency.',
          }),
          contact(
            'Responsible',
            'Lars Toft replies in person, usually the same day.',
            'trelleborg-lars-toft',
          ),
        ],
      },
    },
  ),
  landingPage(
    'cookies',
    { image: indgang },
    {
      da: {
        title: 'Cookies på Trelleborg',
        slug: 'cookies',
        description: 'Tre nødvendige og ingen med sukker.',
        modules: [
          textSection({
            text: cookieText.da,
            links: [to('privatliv', 'Mere om dine oplysninger')],
          }),
        ],
      },
      en: {
        title: 'Cookies at Trelleborg',
        slug: 'cookies',
        description: 'Three necessary and none with sugar.',
        modules: [
          textSection({
            text: cookieText.en,
            links: [to('privatliv', 'More about your data')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'webtilgaengelighed',
    {},
    {
      da: {
        title: 'Kan alle bruge hjemmesiden?',
        slug: 'webtilgængelighed',
        description: 'Vores tilgængelighedserklæring: hvad der virker, og hvad vi mangler.',
        modules: [
          textSection({
            text: `
              Vi følger loven om tilgængelighed af offentlige organers websteder og sigter efter
              WCAG 2.1, niveau AA. Teksten kan gøres dobbelt så stor, alle billeder er beskrevet, og
              farverne er målt.

              Filmen om plankekløvning mangler undertekster. Det har vi skrevet på tavlen. Indtil da
              står indholdet på siden om [håndværk](haandvaerk).

              Opdager du noget, der ikke virker, så skriv til museet. Bliver det ikke løst, kan du
              klage til Digitaliseringsstyrelsen.
            `,
            links: [to('tilgaengelighed', 'Adgang på stedet')],
          }),
        ],
      },
      en: {
        title: 'Can everyone use this website?',
        slug: 'web-accessibility',
        description: 'Our accessibility statement: what works, and what is missing.',
        modules: [
          textSection({
            text: `
              We comply with the Danish act on accessible public websites and aim for WCAG 2.1,
              level AA. Text can be doubled in size, every picture is described and the colours have
              been measured.

              The film about cleaving planks has no subtitles yet. It is on our list; meanwhile the
              page about [crafts](haandvaerk) says the same in words.

              If you find something that does not work, write to the museum. If it is not solved,
              you may complain to the Danish Agency for Digital Government.
            `,
            links: [to('tilgaengelighed', 'Access on site')],
          }),
        ],
      },
    },
  ),
]
