import { to } from '../../writing/marks.ts'
import {
  callToAction,
  contact,
  iframeEmbed,
  type Module,
  openingHours,
  randomRelatedContent,
  relatedContent,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kartotek, magasin } from './prints.ts'

export const modulerAndet: readonly Page[] = [
  landingPage(
    'kontakt',
    { parent: 'moduler', image: kartotek, tags: ['besoeg'] },
    {
      da: {
        title: 'Kontakt',
        slug: 'moduler/kontakt',
        description: 'Hvem man spørger, med navn, stilling, telefon og mail.',
        modules: [
          contact(
            'To personer',
            'Den ene har telefon, den anden har ikke.',
            'proevesalen-maja-bro',
            'proevesalen-peter-norup',
          ),
          contact('Én person', 'Med et enkelt ansigt er der mere plads.', 'proevesalen-maja-bro'),
        ],
      },
      en: {
        title: 'Contact',
        slug: 'modules/contact',
        description: 'Whom to ask, with name, post, telephone and e-mail.',
        modules: [
          contact(
            'Two people',
            'One has a telephone, the other has not.',
            'proevesalen-maja-bro',
            'proevesalen-peter-norup',
          ),
          contact('One person', 'With a single face there is more room.', 'proevesalen-maja-bro'),
        ],
      },
      de: {
        title: 'Kontakt',
        slug: 'module/kontakt',
        description: 'Wen man fragen kann.',
        modules: [
          contact(
            'Zwei Personen',
            'Die Stellung des einen ist nicht übersetzt.',
            'proevesalen-maja-bro',
            'proevesalen-peter-norup',
          ),
        ],
      },
      sv: {
        title: 'Kontakt',
        slug: 'moduler/kontakt',
        description: 'Vem man frågar.',
        modules: [
          contact(
            'Två personer',
            'Den enes befattning är inte översatt.',
            'proevesalen-maja-bro',
            'proevesalen-peter-norup',
          ),
        ],
      },
    },
  ),
  landingPage(
    'opfordring',
    { parent: 'moduler', image: magasin, tags: ['samling'] },
    {
      da: {
        title: 'Opfordring',
        slug: 'moduler/opfordring',
        description: 'Det, man skal gøre nu. Én pr. side er nok.',
        modules: [
          callToAction(
            'Skriv dig op',
            'Der er plads til alle, for der er ingen.',
            to('kontakt', 'Skriv til os'),
          ),
          textSection({ text: 'Og en, der kun er en knap:' }),
          { _type: 'callToAction', link: to('front', 'Til forsiden') } as Module,
        ],
      },
      en: {
        title: 'Call to action',
        slug: 'modules/call-to-action',
        description: 'What to do next. One to a page is enough.',
        modules: [
          callToAction(
            'Put your name down',
            'There is room for all, since there is nobody.',
            to('kontakt', 'Write to us'),
          ),
          textSection({ text: 'And one that is only a button:' }),
          { _type: 'callToAction', link: to('front', 'To the front page') } as Module,
        ],
      },
    },
  ),
  landingPage(
    'indlejring',
    { parent: 'moduler', tags: ['samling'] },
    {
      da: {
        title: 'Indlejring',
        slug: 'moduler/indlejring',
        description: 'Noget fra et andet sted i en ramme.',
        modules: [
          textSection({
            text: 'En ramme med mål og en uden. Den første er bred, den anden må selv finde sin størrelse.',
          }),
          iframeEmbed({
            title: 'Kort i bredformat',
            url: 'https://example.org/kort',
            width: 1600,
            height: 900,
          }),
          iframeEmbed({ title: 'Ramme uden mål', url: 'https://example.org/' }),
        ],
      },
      en: {
        title: 'Embed',
        slug: 'modules/embed',
        description: 'Something from elsewhere in a frame.',
        modules: [
          textSection({
            text: 'One frame with a size and one without. The first is wide, the second has to find its own.',
          }),
          iframeEmbed({
            title: 'A wide map',
            url: 'https://example.org/map',
            width: 1600,
            height: 900,
          }),
          iframeEmbed({ title: 'A frame without a size', url: 'https://example.org/' }),
        ],
      },
    },
  ),
  landingPage(
    'aabningstider',
    { parent: 'moduler' },
    {
      da: {
        title: 'Åbningstider',
        slug: 'moduler/aabningstider',
        description: 'Ugen som den plejer, og dagene der er anderledes. Salen lukker efter midnat.',
        modules: [openingHours(), openingHours('Med egen overskrift')],
      },
      en: {
        title: 'Opening hours',
        slug: 'modules/opening-hours',
        description:
          'The week as it usually is, and the days that differ. The room closes after midnight.',
        modules: [openingHours(), openingHours('With a heading of its own')],
      },
    },
  ),
  landingPage(
    'tilfaeldigt',
    { parent: 'moduler', image: magasin, tags: ['samling'] },
    {
      da: {
        title: 'Tilfældigt indhold',
        slug: 'moduler/tilfældigt',
        description: 'Ti sider af stedet, andre ved hvert besøg.',
        modules: [
          textSection({
            text: 'Genindlæs siden, og se, om rækken er en anden. Er den ikke det, var det også tilfældigt.',
          }),
          randomRelatedContent('Måske det her'),
        ],
      },
      en: {
        title: 'Random content',
        slug: 'modules/random',
        description: 'Ten pages of the site, others at each visit.',
        modules: [
          textSection({
            text: 'Load the page again and see whether the row has changed. If not, that was chance as well.',
          }),
          randomRelatedContent('Perhaps this'),
        ],
      },
    },
  ),
  landingPage(
    'relateret',
    { parent: 'moduler', image: kartotek, tags: ['samling'] },
    {
      da: {
        title: 'Relateret indhold',
        slug: 'moduler/relateret',
        description: 'Sider under faner: valgt, efter emneord eller efter type.',
        modules: [
          relatedContent('Tre slags faner', {
            Valgt: ['tekstafsnit', 'billede', 'kontakt', 'udsagn'],
            Emneord: { tag: 'samling' },
            Type: { type: 'landingPage' },
          }),
          relatedContent('En enkelt fane', { Alene: ['front'] }),
        ],
      },
      en: {
        title: 'Related content',
        slug: 'modules/related',
        description: 'Pages under tabs: chosen, by tag or by type.',
        modules: [
          relatedContent('Three kinds of tab', {
            Chosen: ['tekstafsnit', 'billede', 'kontakt', 'udsagn'],
            Tag: { tag: 'samling' },
            Type: { type: 'landingPage' },
          }),
          relatedContent('A single tab', { Alone: ['front'] }),
        ],
      },
    },
  ),
]
