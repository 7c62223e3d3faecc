import type { Texts } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';

/**
 * The lessons, for children and everybody else: short words, one thought a step. Each step has a title; `text`, what one
 * should know; `do`, what to do now; `wrong`, said after what happened, kindly, when it was something else; `done`, said
 * when it is right.
 */
export const lessons: Texts<typeof english> = {
  'kalah.1.title': 'Kupanda',
  'kalah.1.text':
    'Mashimo sita, {first} hadi {last}, ni yako; safu nyingine ni ya mwenzako. Kupanda ni kuchota mbegu zote za shimo moja na kuziangusha moja moja katika mashimo yanayofuata.',
  'kalah.1.do': 'Bonyeza shimo lolote la safu yako.',
  'kalah.1.wrong': 'Chagua shimo la safu yako lenye mbegu.',
  'kalah.1.done': 'Mbegu moja kwa kila shimo njiani: huko ndiko kupanda. Daima huzunguka upande uleule.',

  'kalah.2.title': 'Ghala lako',
  'kalah.2.text':
    'Baada ya shimo lako la mwisho linakuja ghala lako, liitwalo kalah. Mbegu inayoangukia humo ni yako moja kwa moja.',
  'kalah.2.do': 'Panda ili mbegu iangukie ghala lako.',
  'kalah.2.wrong': 'Mbegu ziliisha kabla ya kufika ghalani mwako. Jaribu shimo lililo karibu nalo zaidi.',
  'kalah.2.done': 'Mbegu ya kwanza iko salama. Mwenye ghala lililojaa zaidi mwishoni ameshinda.',

  'kalah.3.title': 'Kuzunguka ubao mzima',
  'kalah.3.text':
    'Baada ya ghala lako bado una mbegu mkononi? Endelea katika safu ya mwenzako, hadi urudi kwenye yako. Ghala la mwenzako unaliruka: halipati mbegu kutoka kwako kamwe.',
  'kalah.3.do': 'Panda shimo lenye mbegu tisa.',
  'kalah.3.wrong': 'Mbegu hizo zilibaki karibu na nyumbani. Shimo lenye tisa linazunguka ubao mzima.',
  'kalah.3.done': 'Mbegu sita kwa safu ya mwenzako, na hata moja haikuingia ghalani mwake.',

  'kalah.4.title': 'Kucheza tena',
  'kalah.4.text': 'Mbegu yako ya mwisho kabisa ikiangukia ghala lako, ni zamu yako tena.',
  'kalah.4.do': 'Tafuta shimo ambalo mbegu yake ya mwisho inaangukia ghala lako.',
  'kalah.4.wrong':
    'Ghala lako halikuwa kituo cha mwisho. Hesabu shimo kwa shimo: mbegu na vituo lazima viwe idadi moja.',
  'kalah.4.done': 'Mbegu na vituo vilikuwa idadi moja. Unaweza kufanya hivi kila mara hesabu inapotimia.',

  'kalah.5.title': 'Kuhesabu vituo',
  'kalah.5.text':
    'Kutoka kila shimo unaweza kuhesabu vituo hadi ghala lako: shimo linalofuata ni moja, la baada yake ni mbili, na kuendelea.',
  'kalah.5.do': 'Shimo {pit} lazima liwe na mbegu ngapi ili ya mwisho iangukie ghala lako?',
  'kalah.5.wrong':
    'Bado kidogo. Weka kidole kwenye {pit}, kisogeze hadi shimo linalofuata na useme “moja”, kisha endelea hadi ufike ghalani mwako.',
  'kalah.5.done': 'Tano: mashimo manne, kisha ghala lako. Shimo lenye idadi kamili linafaa kuangaliwa daima.',

  'kalah.6.title': 'Kuteka ng’ambo',
  'kalah.6.text':
    'Mbegu yako ya mwisho ikiangukia shimo lako tupu, tazama ng’ambo. Mbegu zilizo huko ni zako, pamoja na mbegu yako ya mwisho.',
  'kalah.6.do': 'Teka mbegu tano zilizo katika shimo {pit}.',
  'kalah.6.wrong': 'Mara hii hukuteka. Mbegu yako ya mwisho lazima iangukie shimo tupu lililo mkabala na {pit}.',
  'kalah.6.done': 'Mbegu tano na moja zaidi, zote ghalani mwako. Baada ya kuteka mchezaji mwingine anacheza.',

  'kalah.7.title': 'Mbili katika zamu moja',
  'kalah.7.text':
    'Sasa unajua mbinu mbili: kucheza tena, na kuteka. Zamu bora hufanya moja baada ya nyingine. Cheza tena kwanza, kwa sababu kuteka kunamaliza zamu yako.',
  'kalah.7.do': 'Cheza tena, kisha teka tano.',
  'kalah.7.wrong':
    'Kwanza tafuta shimo linalofikisha mbegu yake ya mwisho ghalani mwako. Kisha tafuta lile linaloishia katika shimo tupu.',
  'kalah.7.done': 'Hatua mbili, mbegu saba. Hivyo ndivyo mtu anavyoshinda.',

  'kalah.8.title': 'Mwisho',
  'kalah.8.text':
    'Mara safu mojawapo inapokuwa tupu, mchezo umekwisha. Mbegu ambazo bado ziko katika safu nyingine zinakwenda kwa mwenye safu hiyo.',
  'kalah.8.do': 'Teka mbegu za mwisho za mwenzako.',
  'kalah.8.wrong': 'Mwenzako bado ana mbegu. Tazama ng’ambo ya mashimo yako matupu.',
  'kalah.8.done': 'Hakuna mbegu iliyobaki huko, kwa hiyo mchezo umekwisha, na zilizokuwa katika safu yako ni zako.',

  'al-manqala.1.title': 'Kupanda',
  'al-manqala.1.text':
    'Nyumba saba, {first} hadi {last}, ni zako; safu nyingine ni ya mwenzako. Kupanda ni kuchota kete zote za nyumba moja na kuziangusha moja moja katika nyumba zinazofuata.',
  'al-manqala.1.do': 'Bonyeza nyumba yoyote ya safu yako.',
  'al-manqala.1.wrong': 'Chagua nyumba ya safu yako yenye kete.',
  'al-manqala.1.done':
    'Kete moja kwa kila nyumba njiani, katika safu yako na ya mwenzako vilevile: huko ndiko kupanda. Daima huzunguka upande uleule.',

  'al-manqala.2.title': 'Mbili',
  'al-manqala.2.text':
    'Tazama kete yako ya mwisho inapoangukia. Ikiwa sasa nyumba hiyo ina kete mbili, zote mbili ni zako.',
  'al-manqala.2.do': 'Unda mbili kwa kete yako ya mwisho.',
  'al-manqala.2.wrong':
    'Mara hii si mbili, kwa hiyo hakuna kilichotekwa. Tafuta nyumba yenye kete moja ambayo kete yako ya mwisho inaweza kuifikia.',
  'al-manqala.2.done': 'Moja na moja ni mbili. Sasa ziko kando ya ubao, katika fungu lako.',

  'al-manqala.3.title': 'Au nne',
  'al-manqala.3.text': 'Nne ni nzuri kama mbili. Idadi nyingine yoyote inabaki ilipo: moja, tatu, tano na zaidi.',
  'al-manqala.3.do': 'Unda nne kwa kete yako ya mwisho.',
  'al-manqala.3.wrong':
    'Si nne, kwa hiyo hakuna kilichotekwa. Tafuta nyumba yenye kete tatu ambayo kete yako ya mwisho inaweza kuifikia.',
  'al-manqala.3.done': 'Tatu na moja ni nne, na zote nne ni zako.',

  'al-manqala.4.title': 'Hata safu yako inahesabiwa',
  'al-manqala.4.text': 'Mbili na nne zinahesabiwa popote zilipo: katika safu ya mwenzako, na hata katika yako.',
  'al-manqala.4.do': 'Teka kete mbili kutoka safu yako mwenyewe.',
  'al-manqala.4.wrong': 'Hakuna kilichotekwa. Ni nyumba yako ipi inayofuatwa na nyumba yenye kete moja tu?',
  'al-manqala.4.done': 'Kete zako zilizo ubaoni bado si za mtu yeyote. Fungu lako tu ndilo salama.',

  'al-manqala.5.title': 'Mfululizo ulioitangulia',
  'al-manqala.5.text':
    'Kete yako ya mwisho ikiiteka nyumba, tazama nyumba iliyo nyuma yake tu. Kuna mbili au nne humo? Unaiteka pia. Na hivyo unaendelea kurudi nyuma, hadi ufikie nyumba yenye idadi nyingine.',
  'al-manqala.5.do': 'Teka nyumba tatu kwa kupanda mara moja.',
  'al-manqala.5.wrong': 'Hizo hazikuwa nyumba tatu. Tafuta kete ya mwisho yenye mbili na nne nyuma yake.',
  'al-manqala.5.done': 'Nyumba tatu mfululizo, hata kupita pembeni: kete kumi.',

  'al-manqala.6.title': 'Mfululizo unapokatika',
  'al-manqala.6.text':
    'Nyumba moja yenye idadi nyingine, na mfululizo unaishia hapo. Kilicho nyuma ya nyumba hiyo ni salama.',
  'al-manqala.6.do': 'Panda nyumba {pit} kichwani mwako. Ungeteka kete ngapi?',
  'al-manqala.6.wrong':
    'Bado kidogo. Angusha kete moja moja na utazame nyumba ya mwisho kwanza. Kisha rudi nyuma, maadamu unaona mbili au nne.',
  'al-manqala.6.done': 'Mbili tu: nyumba iliyo nyuma yake ina tatu, na hapo mfululizo unakatika.',

  'al-manqala.7.title': 'Kulisha',
  'al-manqala.7.text':
    'Safu ya mwenzako ni tupu. Hakuna anayeachwa na njaa: kama una hatua inayofikisha kete huko, lazima ucheze hatua ya namna hiyo.',
  'al-manqala.7.do': 'Mpe mwenzako kete.',
  'al-manqala.7.wrong': 'Chagua nyumba yenye kete za kutosha kufika safu ya mwenzako.',
  'al-manqala.7.done':
    'Ameshiba. Siku ikikosekana hatua kama hiyo, mchezo umekwisha, na mwenye njaa anapata kete zote zilizo ubaoni. Kwa hiyo fikiri mbele!',

  'al-manqala.8.title': 'Zaidi ya nusu',
  'al-manqala.8.text': 'Kuna kete tisini na nane. Mwenye zaidi ya nusu yake, hamsini au zaidi, ameshinda papo hapo.',
  'al-manqala.8.do': 'Una arobaini na sita. Shinda mchezo!',
  'al-manqala.8.wrong': 'Bado kete nne zinakosekana. Tafuta nyumba yenye kete tatu.',
  'al-manqala.8.done': 'Hamsini! Zilizo bado ubaoni hazihesabiwi tena.',

  'walak-pussa.1.title': 'Kupanda',
  'walak-pussa.1.text':
    'Matundu saba, {first} hadi {last}, ni yako; safu nyingine ni ya mwenzako. Kupanda ni kuchota mbegu zote za tundu moja na kuziangusha moja moja katika matundu yanayofuata.',
  'walak-pussa.1.do': 'Bonyeza tundu lolote la safu yako lenye mbegu.',
  'walak-pussa.1.wrong': 'Chagua tundu la safu yako lenye mbegu.',
  'walak-pussa.1.done':
    'Mbegu moja kwa kila tundu njiani, kisha ukasimama, kwa sababu tundu linalofuata lilikuwa tupu. Utaona kwa nini hilo ni muhimu.',

  'walak-pussa.2.title': 'Kuendelea kupanda',
  'walak-pussa.2.text':
    'Mbegu yako ya mwisho ikishaanguka, tazama tundu linalofuata. Lina mbegu? Zichote zote na uendelee kupanda. Mahali ilipoangukia mbegu yako ya mwisho hapajalishi.',
  'walak-pussa.2.do': 'Tafuta kupanda kunakoendelea.',
  'walak-pussa.2.wrong':
    'Huko kulisimama mara moja, kwa sababu tundu linalofuata lilikuwa tupu. Tafuta kupanda kunakoishia nyuma tu ya tundu lenye mbegu.',
  'walak-pussa.2.done': 'Ulipanda mara moja, ukachota tundu linalofuata, ukapanda tena: duru mbili katika hatua moja.',

  'walak-pussa.3.title': 'Mbele na mbele',
  'walak-pussa.3.text':
    'Mwanzoni mwa mchezo hatua moja hukimbia na kukimbia. Huna haja ya kuhesabu: bonyeza tundu, na utazame mkono.',
  'walak-pussa.3.do': 'Bonyeza tundu lolote la safu yako.',
  'walak-pussa.3.wrong': 'Chagua tundu la safu yako.',
  'walak-pussa.3.done':
    'Duru saba, hadi tundu tupu likasema simama, na mbegu sita ni zako. Imekuwaje? Hilo ndilo linalofuata.',

  'walak-pussa.4.title': 'Nyuma ya tundu tupu',
  'walak-pussa.4.text':
    'Tundu tupu linakusimamisha. Sasa tazama tundu lililo baada yake. Lina mbegu? Ni zako. Nchini Sri Lanka huita pussa kanawa: kula kwa sababu ya tundu tupu.',
  'walak-pussa.4.do': 'Teka mbegu nne.',
  'walak-pussa.4.wrong':
    'Hakuna kilichotekwa: nyuma ya tundu tupu kulikuwa na tundu tupu jingine. Jaribu tundu lako lingine.',
  'walak-pussa.4.done': 'Ulisimamishwa na tundu tupu, na mbegu nne zilikuwa zikisubiri nyuma yake.',

  'walak-pussa.5.title': 'Hata safu yako inahesabiwa',
  'walak-pussa.5.text': 'Haijalishi tundu hilo liko katika safu ya nani. Unaweza kula hata kutoka safu yako mwenyewe.',
  'walak-pussa.5.do': 'Teka mbegu sita zilizo katika tundu {pit}.',
  'walak-pussa.5.wrong':
    'Hiyo imekupa kitu kingine. Tundu tupu lazima liwe kabla tu ya {pit}: kupanda kupi kunaishia kabla tu ya tundu tupu hilo?',
  'walak-pussa.5.done': 'Mbegu sita kutoka safu yako mwenyewe. Sasa ziko salama katika fungu lako.',

  'walak-pussa.6.title': 'Lulu za mkufu',
  'walak-pussa.6.text':
    'Baada ya kula, tazama mbele: tundu tupu, kisha lenye mbegu? Unalila hilo pia. Tupu, lenye mbegu, tupu, lenye mbegu: kama kuokota lulu za mkufu.',
  'walak-pussa.6.do': 'Okota lulu tatu kwa hatua moja.',
  'walak-pussa.6.wrong':
    'Hizo hazikuwa tatu. Tafuta mahali ambapo matundu yenye mbegu yameachana, na tundu moja tupu kati yao.',
  'walak-pussa.6.done': 'Matundu matatu kwenye uzi mmoja, mbegu tisa. Nchini Sri Lanka: wael mutu ekilenawa.',

  'walak-pussa.7.title': 'Uzi unapokatika',
  'walak-pussa.7.text':
    'Uzi hukatika penye matundu mawili matupu yaliyo pamoja. Hukatika pia tundu lenye mbegu linapofuata mara moja lile ulilolila.',
  'walak-pussa.7.do': 'Panda tundu {pit} kichwani mwako. Ungeteka mbegu ngapi?',
  'walak-pussa.7.wrong':
    'Bado kidogo. Panda kwanza, na utafute tundu tupu linalokusimamisha. Kisha endelea: lenye mbegu, tupu, lenye mbegu, hadi uzi ukatike.',
  'walak-pussa.7.done': 'Saba: tatu na nne. Kisha yanakuja matundu mawili matupu, na uzi unakatika.',

  'walak-pussa.8.title': 'Mwisho',
  'walak-pussa.8.text':
    'Mwenye zamu asiye na mbegu katika safu yake hawezi kuendelea. Hapo mchezo umekwisha, na mwenzake anachukua zote zilizobaki.',
  'walak-pussa.8.do': 'Cheza hatua isiyomwachia mwenzako chochote cha kupanda.',
  'walak-pussa.8.wrong': 'Sasa mwenzako ana mbegu tena. Ziweke zako nyumbani.',
  'walak-pussa.8.done': 'Mwenzako hakuweza kucheza, kwa hiyo mbegu zilizobaki ni zako.',
};
