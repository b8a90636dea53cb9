import { print, to } from '../../writing/marks.ts'
import {
  contact,
  picture,
  randomRelatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, notFoundPage, type Page } from '../../writing/site.ts'
import { hoejeOgKirke, kaffebord, udgravning } from './prints.ts'

export const om: readonly Page[] = [
  landingPage(
    'om',
    { image: udgravning, tags: ['forskning'] },
    {
      da: {
        title: 'Et museum med vejret som loft',
        slug: 'om',
        description:
          'Vi passer på et sted, der passede på sig selv i tusind år. Det kræver elleve ansatte og 40 får.',
        modules: [
          textSection({
            title: 'Hvad vi laver',
            text: `
              Kongernes Jelling er en del af museumsgruppen. Vi driver besøgscentret, viser rundt,
              slår græs og samler affald. Kirken hører under sognet, højene er fredede, og jorden
              ejes af flere end én. Derfor begynder det meste med et møde.

              Når nogen i byen skal grave ud til en carport, kommer vi forbi med en graveske. Det er
              oftest en halv dag og ingenting. I 2006 var det ikke ingenting.
            `,
            links: [to('palisaden', 'Det, der blev fundet'), to('frivillige', 'De frivillige')],
          }),
          styledTextAndVisual({
            title: 'Job og praktik',
            text: `
              Vi ansætter omvisere til sommeren og tager imod studerende i forhistorisk arkæologi
              hele året. Ledige stillinger slår vi op her på siden. Uopfordrede ansøgninger læser vi
              om vinteren, når der er tid.
            `,
            image: kaffebord,
            side: 'right',
            panel: true,
          }),
          contact(
            'Kontakt',
            'Presse ringer til Mette Lund. Faglige spørgsmål går til Søren Holm.',
            'jelling-mette-lund',
            'jelling-soeren-holm',
          ),
        ],
      },
      en: {
        title: 'A museum roofed by weather',
        slug: 'about',
        description:
          'We look after a place that looked after itself for a thousand years. It takes eleven staff and 40 sheep.',
        modules: [
          textSection({
            title: 'What we do',
            text: `
              Royal Jelling is one of a group of museums. We run the visitor centre, guide, cut
              grass and pick up litter. The church belongs to the parish, the mounds are protected
              by law, and the land has more than one owner, so most things begin with a meeting.

              When somebody in the town digs the footings of a carport, we drop by with a trowel.
              Usually it is half a day and nothing. In 2006 it was not nothing.
            `,
            links: [to('palisaden', 'What was found')],
          }),
          styledTextAndVisual({
            title: 'Jobs and placements',
            text: `
              We take on guides for the summer and students of prehistoric archaeology all year
              round. Vacancies are posted on this page. Speculative applications are read in winter,
              when there is time.
            `,
            image: kaffebord,
            side: 'right',
            panel: true,
          }),
          contact(
            'Contact',
            'For the press, Mette Lund. For academic questions, Søren Holm.',
            'jelling-mette-lund',
            'jelling-soeren-holm',
          ),
        ],
      },
    },
  ),
  landingPage(
    'frivillige',
    { parent: 'om', image: hoejeOgKirke, tags: ['natur'] },
    {
      da: {
        title: 'Torsdagsholdet',
        slug: 'om/frivillige',
        description:
          'Hver torsdag går en flok frivillige rundt om monumenterne med le, sæk og termokande.',
        modules: [
          textSection({
            title: 'Hvad holdet gør',
            text: `
              Klokken ni samles man ved skuret. Der er kaffe, og så fordeles vejret: Nogle slår græs
              på Nordhøjens stejle side, hvor ingen maskine må køre. Andre vasker de hvide søjler,
              tæller får eller følger palisaden rundt og ser efter muldvarpe.

              Man behøver ikke vide noget om vikinger. Efter et par torsdage gør man det alligevel.
              Den yngste på holdet er 19, den ældste 86, og ingen af dem vil nævnes ved navn.
            `,
          }),
          picture(
            print('kaffebord', kaffebord.alt, {
              caption: {
                da: 'Klokken elleve holder alt arbejde.',
                en: 'At eleven all work stops.',
              },
            }),
          ),
          contact(
            'Mød op',
            'Skriv til Mette, eller kom en torsdag. Handsker har vi.',
            'jelling-mette-lund',
          ),
        ],
      },
    },
  ),
  notFoundPage(
    { image: udgravning },
    {
      da: {
        title: 'Her er der kun en mørk plet i jorden',
        description: 'Siden har måske stået her engang. Nu er der kun stolpehullet tilbage.',
        modules: [
          textSection({
            text: 'Prøv søgningen, eller gå tilbage til [forsiden](front). Leder du efter åbningstider, står de under [besøg](besoeg).',
          }),
          randomRelatedContent('Det her står der endnu'),
        ],
      },
      en: {
        title: 'Only a dark stain in the soil',
        description: 'A page may have stood here once. Now there is just the post-hole.',
        modules: [
          textSection({
            text: 'Try the search, or go back to [the front page](front). Opening hours are under [visit](besoeg).',
          }),
          randomRelatedContent('These are still standing'),
        ],
      },
    },
  ),
]
