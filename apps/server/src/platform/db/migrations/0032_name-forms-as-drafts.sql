-- The form of a submitted list has the names of the draft of a request.
UPDATE "saved_requests" SET "form" = jsonb_build_object(
  'deliveryDate', "form" -> 'leverDatum',
  'returnDate', "form" -> 'retourDatum',
  'transportMeans', "form" -> 'transportmiddel',
  'collect', "form" -> 'ophalen',
  'depotNo', coalesce("form" #>> '{bestemming,nummer}', ''),
  'depotAddressCode', "form" -> 'bestemmingadres',
  'addressCode', "form" -> 'adrescode',
  'addressName', "form" -> 'werkadres',
  'address', "form" -> 'adres',
  'postCode', "form" -> 'postcode',
  'city', "form" -> 'plaats',
  'contact', "form" -> 'contactpersoon',
  'phoneNo', "form" -> 'telefoonnummer',
  'reference', "form" -> 'referentie',
  'remark', "form" -> 'opmerking',
  'urgent', "form" -> 'spoed',
  'language', "form" -> 'language',
  'emailOnderwerp', "form" -> 'emailOnderwerp',
  'emailTekst', "form" -> 'emailTekst')
WHERE "form" ? 'leverDatum';
