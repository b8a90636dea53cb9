import type { Art } from './kit/art.ts'
import { aarringe } from './motifs/aarringe.ts'
import { altertavle } from './motifs/altertavle.ts'
import { balsal } from './motifs/balsal.ts'
import { boegeskov } from './motifs/boegeskov.ts'
import { bondegaard } from './motifs/bondegaard.ts'
import { cykler } from './motifs/cykler.ts'
import { dvaergedoer } from './motifs/dvaergedoer.ts'
import { egtvedpigen } from './motifs/egtvedpigen.ts'
import { gravhoje } from './motifs/gravhoje.ts'
import { guldhorn } from './motifs/guldhorn.ts'
import { haandvaerk } from './motifs/haandvaerk.ts'
import { hestevogn } from './motifs/hestevogn.ts'
import { ildsted } from './motifs/ildsted.ts'
import { indgang } from './motifs/indgang.ts'
import { jellingkirke } from './motifs/jellingkirke.ts'
import { kaffebord } from './motifs/kaffebord.ts'
import { kanon } from './motifs/kanon.ts'
import { kartotek } from './motifs/kartotek.ts'
import { kasematter } from './motifs/kasematter.ts'
import { klint } from './motifs/klint.ts'
import { konservator } from './motifs/konservator.ts'
import { krukker } from './motifs/krukker.ts'
import { langhus } from './motifs/langhus.ts'
import { lurblaesere } from './motifs/lurblaesere.ts'
import { lygtetog } from './motifs/lygtetog.ts'
import { lysivinduet } from './motifs/lysivinduet.ts'
import { magasin } from './motifs/magasin.ts'
import { mikrofon } from './motifs/mikrofon.ts'
import { mikroskop } from './motifs/mikroskop.ts'
import { moenter } from './motifs/moenter.ts'
import { mosefund } from './motifs/mosefund.ts'
import { museumssal } from './motifs/museumssal.ts'
import { nedkastning } from './motifs/nedkastning.ts'
import { nisse } from './motifs/nisse.ts'
import { orlogsskib } from './motifs/orlogsskib.ts'
import { radiosender } from './motifs/radiosender.ts'
import { ringborg } from './motifs/ringborg.ts'
import { runesten } from './motifs/runesten.ts'
import { skoletavle } from './motifs/skoletavle.ts'
import { slot } from './motifs/slot.ts'
import { slotshave } from './motifs/slotshave.ts'
import { solvogn } from './motifs/solvogn.ts'
import { trykpresse } from './motifs/trykpresse.ts'
import { udgravning } from './motifs/udgravning.ts'
import { uniform } from './motifs/uniform.ts'
import { vaev } from './motifs/vaev.ts'
import { vandmoelle } from './motifs/vandmoelle.ts'
import { vikingemarked } from './motifs/vikingemarked.ts'
import { vikingeskib } from './motifs/vikingeskib.ts'
import { vindmoelle } from './motifs/vindmoelle.ts'
import type { Motif } from './motifs.ts'

/** Every motif as a block ready for inking. */
export const carved: Readonly<Record<Motif, () => Art>> = {
  aarringe,
  altertavle,
  balsal,
  boegeskov,
  bondegaard,
  cykler,
  dvaergedoer,
  egtvedpigen,
  gravhoje,
  guldhorn,
  haandvaerk,
  hestevogn,
  ildsted,
  indgang,
  jellingkirke,
  kaffebord,
  kanon,
  kartotek,
  kasematter,
  klint,
  konservator,
  krukker,
  langhus,
  lurblaesere,
  lygtetog,
  lysivinduet,
  magasin,
  mikrofon,
  mikroskop,
  moenter,
  mosefund,
  museumssal,
  nedkastning,
  nisse,
  orlogsskib,
  radiosender,
  ringborg,
  runesten,
  skoletavle,
  slot,
  slotshave,
  solvogn,
  trykpresse,
  udgravning,
  uniform,
  vaev,
  vandmoelle,
  vikingemarked,
  vikingeskib,
  vindmoelle,
}
