import type { FaultTexts } from '../catalogue.ts';

/** What is wrong with a text or a request, and what would be right. */
export const faults: FaultTexts = {
  'fault.unknown-game': 'Hakuna mchezo uitwao “{game}”. Iliyopo ni: {known}.',
  'fault.unknown-option': 'Hakuna chaguo liitwalo “{option}” katika {game}. Yaliyopo ni: {known}.',
  'fault.option-value': 'Chaguo {option} haliwezi kuwa {found}. Linaweza kuwa: {expected}.',
  'fault.option-syntax': 'Chaguo huandikwa jina=thamani, si “{found}”.',
  'fault.option-twice': 'Chaguo “{option}” limetolewa mara mbili: litoe mara moja.',

  'fault.position-syntax':
    'Huu si mkao: “{found}”. Mkao huandikwa KUSINI/KASKAZINI s-n ZAMU, kwa mfano katika Kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S, kwa herufi zisizozidi {charsMax}.',
  'fault.pit-count':
    '{side, select, S {Safu ya Kusini} N {Safu ya Kaskazini} other {Safu}} ina {found, plural, one {shimo #} other {mashimo #}}, lakini ubao huu una {expected} katika kila safu.',
  'fault.seed-count':
    '{where, select, S {Ghala la Kusini lina} N {Ghala la Kaskazini lina} + {Zilizowekwa kando ni} other {{where} ina}} “{found}”, na hiyo si idadi ya mbegu.',
  'fault.seed-total':
    'Mkao una {found, plural, one {mbegu #} other {mbegu #}} kwa jumla; ni lazima ziwe {min} hadi {max}.',
  'fault.turn-syntax': 'Zamu huandikwa S, N, au - mchezo unapokwisha, si “{found}”.',
  'fault.score-syntax': 'Hesabu za pande mbili huandikwa kama namba mbili, kwa mfano 10-8, si “{found}”.',
  'fault.flag-unknown':
    '“{found}” si sehemu ya mkao. Baada ya zamu inaweza kufuata +K (mbegu zilizowekwa kando), kisha pie au swapped.',
  'fault.flag-order':
    '“{found}” imechelewa au imetokea mara mbili: kwanza +K (mbegu zilizowekwa kando), kisha pie au swapped, kila kimoja mara moja.',
  'fault.pie-off':
    'Mkao unasema “{flag}”, lakini mchezo huu unachezwa bila kanuni ya kubadilishana. Ondoa neno hilo, au cheza na pie=on.',
  'fault.pie-over': 'Mchezo umekwisha, kwa hiyo hakuna kubadilishana kunakoweza kufuata: ondoa “pie”.',
  'fault.hole-not-here':
    '{where} {hole, select, out {iko nje ya mchezo} other {ina alama}}, jambo ambalo halitokei katika mchezo huu jinsi ulivyopangwa.',
  'fault.hole-not-empty': '{where} iko nje ya mchezo, kwa hiyo haiwezi kuwa na mbegu.',
  'fault.move-syntax': '“{found}” si hatua. Hatua ni herufi ya shimo, au swap.',

  'fault.nothing-to-undo': 'Hakuna cha kutendua.',
  'fault.nothing-to-redo': 'Hakuna cha kurudia.',
  'fault.match-over': 'Mechi imekwisha.',
  'fault.match-going-on': 'Raundi bado haijakwisha: icheze kwanza hadi mwisho.',
  'fault.no-chase': 'Katika mchezo huu hakuna kufukuzana bila mwisho kwa kukubaliana.',
  'fault.no-rounds': 'Mchezo huu hauchezwi kwa raundi.',

  'fault.record-syntax':
    'Rekodi haisomeki kwenye mstari wa {line}, herufi ya {column} (“{found}”): {expected, select, tag {hapa panatakiwa lebo kama [Game "kalah"]} tag-value {lebo inahitaji thamani yake kati ya alama za kunukuu} tag-end {lebo haijafungwa kwa ]} move {hapa panatakiwa hatua: herufi za mashimo, swap, au - kwa kupisha zamu} comment-end {maelezo hayajafungwa} variation-end {tawi halijafungwa kwa )} less-depth {matawi yameingiliana mno} less-text {faili ni ndefu mno} other {haiko katika muundo wa rekodi}}.',
  'fault.record-version': 'Rekodi ni ya toleo “{found}”; programu hii husoma {expected}.',
  'fault.record-tag': '{line, plural, =0 {Lebo} other {Mstari wa #: lebo}} {tag} haiwezi kuwa “{found}”.',
  'fault.record-tag-missing': '{line, plural, =0 {Lebo} other {Mstari wa #: lebo}} {tag} inakosekana.',
  'fault.record-tag-twice': '{line, plural, =0 {Lebo} other {Mstari wa #: lebo}} {tag} imetolewa mara mbili.',
  'fault.record-move': 'Rekodi haiwezi kuendelea kwenye zamu ya {number}: {move} haiwezi kuchezwa hapo.',
  'fault.record-pass': 'Rekodi inapisha zamu ya {number}, ambapo hakuna anayepisha.',
  'fault.record-after-end': 'Rekodi inaendelea na {move} kwenye zamu ya {number}, baada ya mchezo kwisha.',
  'fault.record-result': 'Rekodi inasema {says}, lakini hatua zake zinafikia {finds}.',
  'fault.record-none': 'Hamna rekodi ndani yake: rekodi huanza na [Mbegu "1"].',
  'fault.record-rounds': 'Raundi ya {round} ya rekodi haifuati kutoka raundi iliyotangulia.',
  'fault.json-shape': 'Rekodi ina kitu kinachokosekana, kilichozidi au kisicho cha aina yake kwenye {at}.',
};
