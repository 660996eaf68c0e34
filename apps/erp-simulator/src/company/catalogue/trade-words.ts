/**
 * What sites call a family beside its name and the Dutch synonyms it has: more Dutch | German | French | English. A back
 * office keeps synonyms without a language.
 */
export const tradeWords: Readonly<Record<string, string>> = {
  'mini-excavator': 'minikraantje | Kompaktbagger, Kleinbagger | mini pelleteuse, pelleteuse | mini digger, digger',
  'bucket-digging': 'dieplepel, graaflepel | Baggerlöffel, Schaufel | godet, godet de terrassement | bucket',
  'bucket-ditch': 'slotbak, vlakbak | Grabenlöffel, Böschungslöffel | godet curage | grading bucket, ditching bucket',
  'excavator-tool':
    'hydraulische hamer, sloophamer kraan | Baggerhammer, Hydraulikmeißel | BRH, marteau hydraulique | breaker attachment',
  excavator:
    'rupskraan, graver, kraan | Kettenbagger, Bagger | pelleteuse, pelle à chenilles | digger, tracked excavator',
  'wheeled-excavator':
    'mobiele kraan op banden, mobiel graafmachine | Radbagger, Mobilbagger | pelleteuse sur pneus | rubber duck',
  'bucket-excavator': 'dieplepel, puinbak | Baggerlöffel | godet, godet rétro | excavator bucket',
  grapple: 'grijper, poliep | Greifer, Zweischalengreifer | grappin, pince | grab, selector grab',
  'wheel-loader': 'laadschop, lader | Radlader, Lader | chargeuse, chargeur | loading shovel, loader',
  'compact-loader': 'knikshovel, minilader | Kompaktlader, Radlader klein | chargeuse compacte | skid steer, bobcat',
  'pallet-forks': 'vorken, lepels | Gabelzinken, Staplergabel | fourches | forks, fork attachment',
  dumper: 'dumper, zitdumper | Dumper, Kipper | tombereau, dumper | dumper, forward tipping dumper',
  'track-dumper':
    'rupskruiwagen, minirups | Kettendumper, Minidumper | mini transporteur, brouette à chenilles | tracked barrow, mini dumper',
  'plate-forward':
    'trilplaat vooruit | Rüttler, Vibrationsplatte | plaque de compactage, compacteur | wacker plate, vibrating plate, compactor',
  'plate-reversible':
    'trilplaat vooruit achteruit | Rüttler, Rüttelplatte vorwärts rückwärts | plaque vibrante marche arrière | wacker plate, reversible plate',
  'plate-mat': 'trilmat, mat | Vulkollanmatte, Gummimatte | tapis, semelle | rubber pad, mat',
  rammer:
    'wackerstamper, trilstamper | Stampfer, Grabenstampfer | dame sauteuse, pilonneuse | jumping jack, trench wacker',
  'tandem-roller':
    'trilwals, walsje | Walze, Straßenwalze | rouleau compacteur, rouleau vibrant | ride on roller, road roller',
  'walk-roller':
    'walsje, duplexwals | Duplexwalze, Handwalze | rouleau duplex, rouleau compacteur | walk behind roller, trench roller',
  'scissor-electric':
    'schaarplatform, schaarlift elektrisch | Scherenarbeitsbühne, Hebebühne | nacelle ciseaux, plateforme élévatrice | scissor lift, access platform',
  'scissor-diesel':
    'schaarlift diesel, ruwterrein | Scherenarbeitsbühne, Hebebühne | nacelle ciseaux, plateforme élévatrice | scissor lift, rough terrain',
  'mast-lift':
    'mastlift, verticale hoogwerker | Senkrechtlift, Hebebühne | nacelle toucan, nacelle verticale | mast boom, personnel lift',
  'boom-telescopic':
    'telescoophoogwerker, boom | Teleskoparbeitsbühne, Hebebühne | nacelle à flèche, nacelle télescopique | cherry picker, straight boom',
  'boom-articulated':
    'knikarm, knikgiek | Gelenkbühne, Gelenkarbeitsbühne, Hebebühne | nacelle articulée, nacelle à bras | cherry picker, knuckle boom',
  'trailer-lift':
    'aanhangerlift, hoogwerker op aanhanger | Anhängerbühne, Hebebühne | nacelle tractable, nacelle remorque | towable lift, trailer mounted cherry picker',
  'spider-lift':
    'spinlift, rupsspin | Raupenbühne, Spinnenbühne | nacelle araignée, nacelle chenille | spider lift, tracked cherry picker',
  'harness-hire':
    'valbeveiliging, klimgordel | Auffanggurt, Absturzsicherung, PSA | harnais de sécurité, antichute | fall arrest, safety harness',
  'outrigger-pad':
    'afstempelplaat, stempelplaat | Unterlegplatte, Stützplatte | plaque stabilisateur, patin | crane mat, spreader plate',
  telehandler:
    'verreiker, telescoopkraan | Teleskopstapler, Teleskoplader | manitou, élévateur télescopique | telescopic handler, manitou, merlo',
  'telehandler-rotating':
    'draaiende verreiker | Rotor, Teleskopstapler drehbar | manitou rotatif, télescopique rotatif | roto, rotating telescopic handler',
  'telehandler-hook': 'haak, hijshaak | Kranhaken, Haken | crochet | hook, lifting hook',
  'telehandler-bucket': 'bak, laadbak | Schaufel, Ladeschaufel | godet, benne | bucket, shovel',
  forklift: 'vorklift, heftruck | Stapler, Frontstapler | fenwick, chariot élévateur | fork lift truck, fork truck',
  'pallet-truck': 'pompwagen, palletlift | Ameise, Handhubwagen | tire-palette, transpalette | pump truck, pallet jack',
  'tower-crane': 'torenkraan, hijskraan | Hochbaukran, Kran, Obendreher | grue, grue à tour | crane, tower crane',
  'mobile-tower-crane': 'snelopbouwkraan, hijskraan | Kran, Untendreher | grue GMA, grue | self erecting crane',
  'mobile-crane': 'kraanwagen, mobiele kraan | Autokran, Kran | grue automotrice, grue sur camion | crane, truck crane',
  'mini-crane':
    'rupskraantje, hijskraan | Raupenkran, Spinnenkran | mini grue, grue araignée | spider crane, pick and carry',
  'chain-hoist':
    'handtakel, hijstakel | Kettenzug, Flaschenzug | palan à chaîne, palan | chain block, chain hoist, block and tackle',
  'electric-hoist':
    'hijstakel, kettingtakel elektrisch | Kettenzug elektrisch, Elektrozug | palan électrique, treuil | electric hoist, winch',
  'ladder-lift':
    'dakladderlift, verhuislift | Leiterlift, Dachdeckeraufzug, Möbellift | monte-tuiles, monte-meubles | roof hoist, tile hoist',
  'material-lift':
    'materiaallift, steigerlift | Bauaufzug, Lastenaufzug, Personenaufzug | monte-charge, monte-matériaux | goods hoist, passenger hoist',
  'plasterboard-lift':
    'gipsplatenheffer, plafondlift | Plattenheber, Gipskartonlift | lève-plaque placo, lève placo | board lifter, plasterboard hoist',
  'web-sling':
    'hijsband, spanband | Hebegurt, Hebeschlinge, Rundschlinge | sangle de levage, élingue textile | lifting strap, webbing sling',
  'chain-sling':
    'kettingsprong, hijsketting | Anschlagkette, Kettengehänge | élingue chaîne, chaîne de levage | lifting chain, brothers',
  'pallet-hook':
    'kraanlepel, pallethaak | Kranpalettengabel, Krangabel | fourche à palettes grue | brick fork, crane fork',
  'rolling-tower':
    'rolsteiger, verrijdbare steiger | Rollgerüst, Rollrüstung, Gerüst | échafaudage mobile, échaf | scaffold tower, tower scaffold',
  'tower-stabiliser':
    'steun rolsteiger, stabilisator | Stabilisator, Gerüststütze | stabilisateur, béquille | outrigger, stabiliser',
  'tower-toeboard': 'kantplank, stootbord | Bordbrett, Fußleiste | plinthe | toe board, kick board',
  'folding-tower':
    'klapsteiger, zaalsteiger | Zimmerfahrgerüst, Klappgerüst | échafaudage pliable | folding scaffold, room scaffold',
  'stair-tower':
    'trappenhuis, trappentoren | Gerüsttreppe, Bautreppe | escalier de chantier, tour escalier | stair access, staircase tower',
  'facade-frame':
    'steigerjuk, gevelsteiger | Gerüst, Fassadengerüst, Stellrahmen | échafaudage, échafaudage de façade | scaffolding, scaffold frame',
  'facade-deck':
    'loopplank, steigerdeel | Gerüstbohle, Gerüstboden, Bohle | plancher, planche échafaudage | scaffold board, scaffold plank',
  'facade-tube': 'steigerpijp, stalen buis | Gerüststange, Rohr | tube, tube acier | scaffold tube, pole',
  'facade-coupler':
    'steigerklem, vaste koppeling | Kupplung, Drehkupplung, Normalkupplung | collier, raccord | double coupler, swivel coupler, clip',
  'facade-guard': 'leuning, reling | Geländer, Geländerholm | garde-corps, lisse | guard rail, handrail',
  'scaffold-net':
    'steigernet, valnet | Gerüstnetz, Staubschutznetz | filet, filet de protection | debris netting, scaffold net',
  'ladder-single': 'rechte ladder | Leiter, Anlegeleiter | échelle | ladder, pole ladder',
  'ladder-extending':
    'driedelige ladder, schuifladder | Leiter, Ausziehleiter, Mehrzweckleiter | échelle coulissante, échelle | extension ladder, ladder',
  'step-ladder':
    'trap met platform, huishoudtrap | Stehleiter, Podesttreppe, Leiter | escabeau, marchepied | step ladder, podium steps',
  'work-platform':
    'opstap, opstapje, bordes | Arbeitsbühne klein, Podest, Tritt | PIRL, plateforme, marchepied | podium steps, hop up',
  'steel-prop': 'stut, bouwstempel | Deckenstütze, Sprieß, Baustütze | étai, étançon | acrow prop, prop',
  'alu-prop': 'stempel aluminium | Alustütze, Deckenstütze | étai alu, étai | aluminium prop, prop',
  'tripod-prop': 'driepoot, voet stempel | Stützendreibein, Dreibein | trépied étai | tripod, prop stand',
  'push-pull-prop':
    'trek-drukschoor, prefabschoor | Schrägstütze, Richtstütze | tire-pousse, étai tirant | push pull prop, raker',
  'formwork-beam':
    'H20 balk, bekistingsligger | Holzträger, Schalungsträger, Dokaträger | poutrelle bois, poutrelle coffrage | timber beam, H20 beam',
  'wall-panel':
    'wandbekisting, kist | Schalung, Schaltafel, Wandschalung | coffrage, banche | shutter, wall shutter, formwork',
  'column-form': 'kolommal | Säulenschalung, Stützenschalung | coffrage poteau | column shutter',
  'formwork-sheet':
    'betontriplex, bekistingsplaat | Schaltafel, Siebdruckplatte, Multiplex | contreplaqué coffrage, CTBX | shuttering ply, plywood',
  'tie-rod': 'centerpen, draadstang | Ankerstab, Spannstahl, DW-Stab | tige de serrage, dywidag | tie bar, dywidag bar',
  fence:
    'bouwhek, hekwerk, afrastering | Bauzaun, Absperrzaun, Mobilzaun | grillage, barrière heras, clôture | heras fencing, fence panel, site fencing',
  'fence-solid':
    'schuttingpaneel, dichte afzetting | Sichtschutz, Bauzaun geschlossen | palissade, bardage | hoarding, solid fencing',
  'fence-gate':
    'loopdeur, hekdeur, inrijpoort | Tor, Bautor, Bautür | portail, portillon | gate, pedestrian gate, vehicle gate',
  'fence-foot':
    'blok, hekblok | Zaunfuß, Betonfuß, Standfuß | plot, plot béton, pied de clôture | fence block, fencing feet, base',
  'fence-clamp': 'hekkoppeling, klem | Schelle, Bauzaunklemme | collier, bride | clip, fence coupler',
  'fence-brace': 'hekstut, stormschoor | Zaunstrebe, Bauzaunstrebe | jambe de force, contrefort | fence stay, brace',
  'traffic-barrier':
    'hek, afzethekje | Absperrgitter, Sperrgitter, Schranke | barrière Vauban, barrière de police | pedestrian barrier, crowd barrier',
  'traffic-block':
    'verkeersbarrier, waterbak | Wasserbarriere, Leitwand | séparateur, GBA | water barrier, traffic barrier',
  'road-plate':
    'plastic plaat, rijplank | Bodenschutzplatte, Fahrplatte | plaque de roulage, plaque de sol | ground protection, track mat, trackway',
  'road-plate-steel':
    'staalplaat, stalen rijplaat | Stahlplatte, Straßenplatte | plaque acier, tôle de roulage | road plate, steel plate, trench plate',
  'hardwood-mat':
    'houten schot, kraanschotten | Holzmatratze, Holzbohle, Baggermatte | madrier, platelage bois | bog mat, crane mat, timber mat',
  'cable-ramp':
    'kabelmat, kabeldrempel | Kabelüberfahrt, Schlauchbrücke | passage de câble, protège-câble | cable protector, cable bridge',
  'storage-container':
    'opslag, magazijncontainer | Lagercontainer, Seecontainer | container, conteneur maritime | storage container, shipping container',
  'waste-container':
    'afvalbak, puincontainer, bouwafval | Mulde, Schuttmulde, Bauschuttcontainer | benne, benne à gravats | skip, rubble skip, dumpster',
  'tool-box':
    'gereedschapskoffer, opbergkist | Werkzeugkiste, Werkzeugcontainer, Baustellenbox | coffre, coffre à outils | tool vault, site box, van vault',
  'fuel-tank':
    'tank, olietank | Dieseltank, Baustellentank, Tankanlage | cuve gasoil, citerne, cuve GNR | bunded tank, diesel tank, fuel bowser',
  'site-cabin':
    'bouwkeet, verblijfsunit | Aufenthaltscontainer, Pausencontainer, Baucontainer | base vie, réfectoire, algeco | welfare cabin, canteen, drying room',
  'office-cabin':
    'kantoorcontainer, bouwkantoor | Bürocontainer, Baubüro | bureau de chantier, algeco, bungalow bureau | site office, portakabin',
  'canteen-wagon':
    'schaftwagen, schaftkar | Bauwagen, Pausenwagen | roulotte, base vie mobile | welfare unit, welfare van',
  toilet:
    'bouwtoilet, mobiele wc | Dixi, Dixi-Klo, Klo, Baustellentoilette | wc de chantier, toilette chimique, cabine wc | portaloo, site toilet, loo',
  'toilet-unit': 'toiletwagen, wc-container | Sanitärcontainer, Klo | sanitaires, wc, bungalow wc | toilet block, loo',
  'shower-unit': 'douchecontainer, douchewagen | Dusche, Sanitärcontainer | douche, sanitaires | shower block, shower',
  urinal: 'pisbak, urinoir | Pissoir, Urinal | pissotière, urinoir | urinal block',
  'hand-wash': 'mobiele wastafel, handwasbak | Waschbecken, Handwaschbecken | lavabo, lave-mains | wash basin, sink',
  'canteen-table': 'schafttafel, kantinetafel | Tisch, Klapptisch | table, table pliante | table, folding table',
  chair: 'kantinestoel, vouwstoel | Stuhl, Klappstuhl | chaise, chaise pliante | chair, folding chair',
  'office-chair':
    'kantoorstoel, bureaustoel | Drehstuhl, Bürostuhl | chaise de bureau, fauteuil | swivel chair, desk chair',
  desk: 'schrijftafel, bureautafel | Bürotisch, Schreibtisch | bureau, table de bureau | office desk, writing desk',
  'plan-table': 'plantafel, tekenbord | Zeichentisch, Plantisch | table à dessin | drawing table, plan desk',
  locker: 'kleedkast, lockerkast | Spind, Kleiderschrank | vestiaire, casier | locker, clothes locker',
  fridge: 'koelkastje, koeling | Kühlschrank | frigo, frigidaire | refrigerator, fridge',
  'coffee-machine': 'koffieapparaat, koffiezetter | Kaffeeautomat | cafetière, percolateur | coffee maker, urn',
  'flat-trailer': 'trailer, dieplader | Hänger, Tieflader, Anhänger | remorque, plateau | trailer, flatbed',
  'plant-trailer':
    'trailer, dieplader, machine aanhanger | Tieflader, Maschinentransporter, Anhänger | porte-engin, remorque | plant trailer, low loader',
  'hand-truck': 'steekkar, zakkenwagen | Sackkarre, Stechkarre | diable, chariot | sack truck, trolley',
  'platform-trolley':
    'platenkar, gipskar | Plattenroller, Transportwagen | chariot, chariot plaques | board cart, plasterboard trolley',
  generator:
    'stroomgroep, aggregaat | Stromaggregat, Notstromaggregat, Generator | groupe électrogène, générateur | genny, generator',
  'generator-portable':
    'stroomgroep, koffieraggregaat | Stromaggregat, Notstrom, Generator | groupe électrogène, générateur | genny, suitcase generator',
  'battery-pack':
    'batterijpakket, accucontainer | Batteriecontainer, Akku, Stromspeicher | batterie, accumulateur | battery box, power bank',
  'distribution-box':
    'stroomkast, verdeler, bouwstroomkast | Baustromkasten, Stromverteiler, Stromkasten | coffret électrique, tableau de chantier | distro, distribution board, power board',
  'rubber-box':
    'rubberblok, rubber kast | Gummiverteiler, Steckdosenverteiler | multiprise, bloc prises | splitter box, socket box',
  'meter-box':
    'hoofdaansluiting, bouwaansluiting | Zählerschrank, Baustromanschluss | compteur de chantier, armoire électrique | meter cabinet, supply point',
  'cable-reel':
    'haspel, verlengkabel op rol | Kabelrolle, Verlängerungskabel, Verlängerung | rallonge, dévidoir, touret | extension lead, extension reel',
  'cable-cee':
    'krachtkabel, krachtstroom, verlengkabel | Starkstromkabel, Verlängerungskabel, Baustromkabel | rallonge, câble tétra, câble force | extension lead, power cable, three phase cable',
  'charger-cable':
    'laadpaalkabel, autolaadkabel | Ladekabel, Elektroauto | câble de recharge | EV cable, charging lead',
  adapter: 'verloopstuk, adapter | Reduzierstück, Adapterkabel | adaptateur, réducteur | adaptor, step down',
  'light-tower':
    'lichtmast, verlichtingsmast | Flutlichtmast, Beleuchtungsmast | mât éclairage, tour éclairage | lighting tower, floodlight',
  'site-lamp':
    'led straler, ledlamp | Baustrahler, Scheinwerfer, Baulampe | projecteur, lampe de chantier | floodlight, work light',
  festoon:
    'lampensnoer, lichtsnoer | Lichterkette, Baubeleuchtung | guirlande, éclairage de chantier | festoon lights, string lights',
  'balloon-light': 'ballonlamp | Ballonleuchte | ballon lumineux | moon light, light balloon',
  'electric-heater':
    'elektrische kachel, werkplaatskachel | Heizlüfter, Elektroheizung, Heizer | chauffage, radiateur soufflant | fan heater, electric fan heater',
  'oil-heater':
    'dieselkachel, dieselkanon, bouwkachel | Bauheizer, Ölheizer, Heißluftturbine | canon à air chaud, chauffage fuel | space heater, diesel heater',
  dryer:
    'droger, vochtvreter | Luftentfeuchter, Entfeuchter, Bautrockner | déshumidificateur, assécheur | building dryer, dehumidifier',
  fan: 'waaier, blazer | Lüfter, Gebläse, Windmaschine | ventilo, extracteur | blower, air mover',
  'air-cleaner':
    'stoffilter, luchtscrubber | Luftfilter, Staubfilter | épurateur, extracteur de poussière | air scrubber, dust filter',
  'submersible-pump':
    'onderwaterpomp, dompelpomp | Schmutzwasserpumpe, Tauchpumpe, Pumpe | vide-cave, pompe de relevage, pompe | sub pump, puddle pump, pump',
  'motor-pump':
    'benzinepomp, slurpomp | Schmutzwasserpumpe, Motorpumpe, Pumpe | motopompe, pompe thermique | trash pump, petrol pump',
  hose: 'afvoerslang, tuinslang | Schlauch, Feuerwehrschlauch | tuyau, manche | layflat hose, delivery hose',
  'water-tank': 'waterbak, watervat | Wasserfass, IBC | cuve eau, citerne | water bowser, IBC',
  'pressure-washer':
    'hogedrukspuit, drukreiniger | Kärcher, Dampfstrahler, Hochdruckreiniger | karcher, nettoyeur HP | jet wash, power washer, karcher',
  compressor:
    'bouwcompressor, luchtcompressor | Baukompressor, Druckluft | compresseur de chantier, air comprimé | air compressor, road compressor',
  'workshop-compressor':
    'kleine compressor | Druckluft, Kompressor klein | compresseur portable | air compressor, nailer compressor',
  'air-hose':
    'compressorslang, luchtslang | Luftschlauch, Kompressorschlauch | flexible air, tuyau compresseur | air line, compressor hose',
  'breaker-air':
    'luchthamer, pneumatische hamer | Aufbruchhammer, Drucklufthammer, Kompressorhammer | marteau piqueur, marteau pneumatique | jackhammer, road breaker',
  breaker:
    'sloophamer, elektrische breekhamer | Stemmhammer, Abbruchhammer, Meißelhammer | marteau piqueur, marteau burineur, brise-béton | breaker, demolition hammer, jackhammer',
  'breaker-petrol':
    'benzine breekhamer | Benzinhammer, Aufbruchhammer | marteau thermique, brise béton | petrol breaker, road breaker',
  chisel: 'hamerbeitel, spitsbeitel | Spitzmeißel, Flachmeißel | burin, pointe, pic | point, chisel, moil',
  'hammer-drill':
    'SDS boormachine, boorhamer | Bohrhammer, Schlagbohrer, Bohrmaschine | perfo, perforateur SDS, perceuse | SDS drill, hammer drill',
  'drill-driver':
    'accuschroefmachine, accutol, schroeftol | Akkuschrauber, Akkubohrer | visseuse, visseuse sans fil, perceuse | cordless drill, screwdriver',
  'core-drill':
    'kernboormachine, gatenboor | Kernbohrer, Kernbohrmaschine, Diamantbohrer | carotteuse, forage diamant | diamond drill, core drill',
  'core-bit':
    'diamantboor, kernboor | Bohrkrone, Kernbohrer | couronne, trépan, couronne diamant | core bit, diamond core',
  'earth-auger': 'palenboor, grondboor | Erdlochbohrer, Pfahlbohrer | tarière, foreuse | post hole borer, earth drill',
  'circular-saw':
    'handzaag, cirkelzaagmachine | Kreissäge, Handsäge | scie circulaire, scie plongeante | circular saw, skill saw',
  'mitre-saw': 'kapzaag, afkortmachine | Kappsäge, Gehrungssäge | scie à onglet, scie radiale | chop saw, mitre saw',
  'table-saw':
    'zaagbank, bouwzaag | Tischkreissäge, Baukreissäge | scie sur table, scie à table | saw bench, table saw',
  'reciprocating-saw':
    'reciprozaag, sabelzaag | Säbelsäge, Tigersäge, Fuchsschwanz | scie sabre, scie alligator | sabre saw, recip saw',
  chainsaw: 'kettingzaag, motorzaag | Motorsäge, Kettensäge | tronçonneuse | chain saw',
  'disc-cutter':
    'motordoorslijper, slijpmachine, betonzaag | Trennjäger, Motorflex, Trennschneider | tronçonneuse béton, tronçonneuse thermique, découpeuse | stihl saw, cut off saw, disc cutter',
  'floor-saw':
    'asfaltzaag, zaagmachine vloer | Fugenschneider, Asphaltschneider, Bodensäge | scie à sol, scie à béton | road saw, floor saw',
  'tile-cutter':
    'tegelsnijmachine, tegelknipper | Fliesenschneider, Fliesensäge | carrelette, coupe-carrelage | tile cutter, tile saw',
  'angle-grinder':
    'haakse slijper, flex | Flex, Winkelschleifer, Trennschleifer | disqueuse, meuleuse | grinder, angle grinder',
  'concrete-grinder':
    'betonschuurmachine, vloerschuurder | Bodenschleifer, Betonschleifer | ponceuse, surfaceuse | floor grinder, concrete grinder',
  'vacuum-cleaner':
    'industriële stofzuiger, alleszuiger | Staubsauger, Industriesauger, Nasssauger | aspirateur, aspirateur industriel | dust extractor, vacuum, hoover',
  sander:
    'plafondschuurmachine, wandschuurmachine, gipsschuurmachine | Wandschleifer, Trockenbauschleifer, Giraffe | ponceuse plâtre, ponceuse | wall sander, drywall sander',
  'concrete-mixer':
    'cementmolen, betonmolen | Mischer, Betonmischmaschine | malaxeur, bétonneuse | cement mixer, mixer',
  'mortar-mixer': 'menger, specieroerder | Rührgerät, Mörtelrührer, Quirl | mélangeur, malaxeur | paddle mixer, whisk',
  'pan-mixer': 'dwangmixer, mortelmenger | Zwangsmischer, Mörtelmischer | malaxeur | forced action mixer, screed mixer',
  'concrete-skip': 'kubel, stortbak | Kübel, Betonbombe | benne à béton, cuffat | concrete bucket, skip',
  'mortar-tub': 'specie bak, mortelbak | Mörtelkasten, Mörtelwanne | bac, auge | mortar tub, mortar skip',
  'poker-vibrator':
    'trilpoker, betonnaald | Rüttelflasche, Flaschenrüttler, Betonrüttler | aiguille vibrante, vibreur | poker, concrete vibrator',
  'vibrating-screed': 'afreilat, trilrij | Abziehbohle, Rüttelbohle | règle vibrante, règle | screed, vibrating beam',
  'power-trowel':
    'betonvlinder, vlinder | Betonglätter, Flügelglätter | hélicoptère, talocheuse | power float, helicopter',
  'line-laser':
    'kruislaser, bouwlaser | Kreuzlinienlaser, Laser | laser croix, niveau laser | cross line laser, laser level',
  'rotation-laser':
    'rotatielaser, waterpaslaser | Rotationslaser, Baulaser, Laser | niveau laser rotatif, laser de chantier | laser level, rotary laser',
  'pipe-laser':
    'buislaser, rioollaser | Rohrlaser, Kanallaser | laser de canalisation, laser assainissement | sewer laser, pipe laser',
  'dumpy-level':
    'waterpasinstrument, kijker | Nivellier, Nivelliergerät | lunette de chantier, niveau optique | dumpy level, optical level',
  staff: 'baak, meetlat | Messlatte, Latte | mire, jalon | levelling staff, grade rod',
  tripod: 'poten, driepoot | Dreibein, Stativ | trépied | tripod stand, legs',
  'spirit-level': 'waterpas, rei | Wasserwaage, Richtlatte | niveau, règle | level, spirit level',
  'distance-meter':
    'lasermeter, afstandsmeter | Entfernungsmesser, Lasermessgerät | télémètre, lasermètre | laser measure, disto',
  'cable-detector':
    'leidingdetector, CAT | Leitungssucher, Kabelsucher, Ortungsgerät | détecteur de câbles, détecteur | CAT and genny, cable locator',
  'moisture-meter': 'vochtmeter | Feuchtigkeitsmesser | testeur humidité | damp meter',
  helmet: 'veiligheidshelm, bouwhelm | Bauhelm, Helm | casque, casque de chantier | hard hat, helmet',
  'safety-glasses': 'bril, stofbril | Brille, Schutzbrille | lunettes | goggles, safety specs',
  'ear-muffs':
    'oorkappen, koptelefoon | Gehörschutz, Kapselgehörschützer | casque anti-bruit, protection auditive | ear defenders, hearing protection',
  'ear-plugs':
    'oordop, oordopjes | Ohrstöpsel, Gehörschutz | bouchons oreilles, boules quies | ear plugs, hearing protection',
  'dust-mask': 'masker, stofmasker, mondmasker | Maske, Atemschutz | masque, masque FFP | face mask, respirator',
  gloves: 'handschoenen, werkhandschoen | Handschuhe | gants | work gloves',
  vest: 'hesje, reflectievest | Weste, Sicherheitsweste | gilet, gilet jaune | hi vis, hi viz, vest',
  'safety-boots':
    'veiligheidslaarzen, bouwlaarzen | Gummistiefel, Stiefel, Sicherheitsschuhe | bottes, chaussures de sécurité | wellies, rigger boots, safety boots',
  'rain-suit':
    'regenpak, regenbroek | Regenkleidung, Regenjacke | vêtement de pluie, imperméable | waterproofs, rain gear',
  harness:
    'valbeveiliging, klimgordel | Auffanggurt, Absturzsicherung, PSA | harnais de sécurité, antichute | fall arrest, safety harness',
  'first-aid':
    'EHBO-koffer, verbandkist | Erste Hilfe, Erste-Hilfe-Koffer | premiers secours, pharmacie | first aid box',
  'saw-blade': 'zaagblad hout | Sägeblatt | lame, disque de scie | saw blade, TCT blade',
  'diamond-disc':
    'diamantzaagblad, diamantschijf | Diamantblatt, Diamanttrennscheibe | lame diamant, disque diamant | diamond blade, cutting disc',
  'cutting-disc':
    'slijpschijven, doorslijpschijf | Flexscheibe, Trennscheibe | disque à couper, disque meuleuse | grinding disc, cutting disc',
  'drill-bit': 'SDS boor, hamerboor | Betonbohrer, Steinbohrer, SDS-Bohrer | mèche, foret béton | masonry bit, SDS bit',
  tape: 'plakband, ducttape | Panzertape, Gewebeband, Klebeband | scotch, adhésif, ruban | duct tape, gaffer tape',
  foil: 'bouwplastic, dampfolie | Plane, Folie, Baufolie | film plastique, polyane | polythene, plastic sheet, visqueen',
  'floor-cover':
    'afdekvlies, vloerkarton | Malervlies, Abdeckpapier | bâche peintre, protection sol | floor protector, dust sheet',
  sealant: 'kitkoker, acrylaatkit | Silikon, Acryl, Fugendicht | silicone, joint | silicone, mastic, caulk',
  'pu-foam':
    'PU-schuim, bouwschuim | Bauschaum, Montageschaum | mousse expansive, mousse polyuréthane | expanding foam',
  'marking-spray':
    'markeerverf, fluorspray | Markierspray, Markierfarbe, Sprühfarbe | bombe de traçage, traceur | line marker, marker paint, survey paint',
  screws: 'schroeven hout, spax | Schrauben, Spax, Holzschrauben | vis bois, vis | wood screws, screws',
  nails: 'spijkers, draadnagel | Nägel, Drahtnägel | clous, pointes | nails',
  rope: 'lijn, koord | Seil, Strick | corde, cordage | rope, cord',
  tarpaulin: 'afdekzeil, dekkleed | Plane, Abdeckplane, Gewebeplane | bâche, bâche de protection | tarp, sheet',
  'vacuum-bag': 'stofzuigerzakken | Staubsaugerbeutel, Filterbeutel | sac, sac à poussière | dust bag, hoover bag',
  'waste-bag': 'bouwzak, puin | Schuttsack, Bausack | sac à gravats, big bag | rubble sack, builders bag',
  wheelbarrow: 'kruiwagen, kar | Schubkarre, Baukarre, Schiebetruhe | brouette | barrow, wheel barrow',
  'site-ladder': 'bouwladder | Bauleiter, Leiter | échelle de chantier, échelle | builders ladder, ladder',
  jerrycan: 'jerrycan, brandstofblik | Kanister, Benzinkanister | bidon, jerrican | fuel can, petrol can',
  'pallet-box': 'palletbox, kuubkist | Gitterbox, Kiste | caisse, caisse palette | pallet box, stillage',
  coffee: 'filterkoffie | Kaffee | café | coffee',
  cups: 'kopjes, wegwerpbekers | Pappbecher, Kaffeebecher | gobelet, tasse | paper cups, cup',
  cleaning: 'reiniger, schoonmaakmiddel | Putzmittel, Reinigungsmittel | nettoyant, détergent | cleaner, detergent',
  'toilet-paper': 'toiletrollen, wc-rollen | Klopapier, WC-Papier | PQ, papier wc | loo roll, toilet roll',
  broom: 'bezem, schrobber | Besen, Straßenbesen | balai de chantier | brush, sweeping brush',
  'fire-extinguisher': 'brandblusapparaat, blusser | Löscher, Handfeuerlöscher | extincteur | extinguisher',
  'internal-charge': 'interne kosten | Verrechnung | refacturation | recharge',
}
