import { to } from '../../writing/marks.ts'
import { embed, newsletter, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'

/** The four forms that code from elsewhere has. */
const code = {
  script: '<script src="https://forms.example.org/embed/besoeg-2027.js" async></script>',
  office:
    '<iframe width="640" height="480" src="https://forms.office.com/e/abc123" frameborder="0" allowfullscreen></iframe>',
  consent: (text: string) => `<p><a class="cookie-consent" href="/cookies">${text}</a></p>`,
  form: 'gruppebesoeg-2027',
}

const yellow = {
  _type: 'theme',
  primary: { foreground: '#1C1730', background: '#F2B632' },
  impact: { foreground: '#FFFFFF', background: '#6A3BD1' },
}

export const modulerUdefra: readonly Page[] = [
  landingPage(
    'kode',
    { parent: 'moduler', tags: ['samling'] },
    {
      da: {
        title: 'Kode udefra',
        slug: 'moduler/kode',
        description: 'De fire slags kode, man kan få af andre, og hvad der bliver af dem.',
        modules: [
          textSection({
            text: 'Formularerne svarer ikke, for adresserne er opdigtet. Rammen om dem er ægte.',
          }),
          embed('Et script fra en formularudbyder', code.script),
          embed('En kontorformular, altid 640 gange 870', code.office),
          embed('Et link til valget af cookies', code.consent('Skift dit valg af cookies')),
          embed('Kun formularens navn', code.form),
        ],
      },
      en: {
        title: 'Code from elsewhere',
        slug: 'modules/code',
        description: 'The four kinds of code that others hand out, and what becomes of them.',
        modules: [
          textSection({
            text: 'The forms do not answer, since their addresses are invented. The frame around them is real.',
          }),
          embed('A script of a form provider', code.script),
          embed('An office form, always 640 by 870', code.office),
          embed('A link to the choice of cookies', code.consent('Change your choice of cookies')),
          embed('Only the id of a form', code.form),
        ],
      },
    },
  ),
  landingPage(
    'brev',
    { parent: 'moduler', tags: ['samling'] },
    {
      da: {
        title: 'Nyhedsbrev',
        slug: 'moduler/nyhedsbrev',
        description: 'En tilmelding midt på siden, med alt og med det mindste.',
        modules: [
          newsletter({
            title: 'Med alt',
            text: `
              Et afsnit om, hvad der står i brevet, og hvor tit det kommer.

              - Aldrig om mandagen
              - Aldrig to gange
            `,
            links: [to('privatliv'), to('moduler', 'Andre moduler')],
            terms: {
              title: 'Vilkår',
              text: 'Jeg ved, at brevet er en prøve, og at [reglerne](privatliv) gælder alligevel.',
            },
            account: 'proevesalen',
            region: 'eu',
            userId: 'proeve-1',
            listId: 'proevesalen-modul',
          }),
          newsletter({ title: 'Med det mindste', text: 'Én linje.', listId: 'proevesalen-kort' }),
          newsletter({
            title: 'I egne farver',
            text: 'Et gult felt, fordi en redaktør ville have det.',
            terms: { text: 'Gult er også et vilkår.' },
            listId: 'proevesalen-gul',
            theme: yellow,
          }),
        ],
      },
      en: {
        title: 'Newsletter',
        slug: 'modules/newsletter',
        description: 'Signing up in the middle of a page, with everything and with the least.',
        modules: [
          newsletter({
            title: 'With everything',
            text: `
              A paragraph on what the letter holds and how often it comes.

              - Never on a Monday
              - Never twice
            `,
            links: [to('privatliv'), to('moduler', 'Other modules')],
            terms: {
              title: 'Terms',
              text: 'I know that the letter is a trial and that [the rules](privatliv) apply all the same.',
            },
            account: 'proevesalen',
            region: 'eu',
            userId: 'proeve-1',
            listId: 'proevesalen-modul',
          }),
          newsletter({ title: 'With the least', text: 'One line.', listId: 'proevesalen-kort' }),
          newsletter({
            title: 'In colours of its own',
            text: 'A yellow field, because an editor wished it so.',
            terms: { text: 'Yellow is a term too.' },
            listId: 'proevesalen-gul',
            theme: yellow,
          }),
        ],
      },
    },
  ),
]
