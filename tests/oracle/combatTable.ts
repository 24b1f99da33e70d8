/** The Combat Results Table (8.6) written down a second time, by column: the results of a 1, 2, 3, 4, 5 and 6. */
export const RESULTS_BY_ODDS: { readonly [odds: string]: string } = {
  '1-5': 'Ad Ad Ae Ae Ae Ae',
  '1-4': '• Ad Ad Ad Ae Ae',
  '1-3': '• • Ad Ad Ad Ae',
  '1-2': 'Dx • • Dx Ad Ad',
  '1-1': 'Dd Dx • • Dx Ad',
  '2-1': 'Dd Dd Dx • • Dx',
  '3-1': 'Dd Dd Dd Dx • •',
  '4-1': 'De Dd Dd Dd Dx •',
  '5-1': 'De De Dd Dd Dd Dx',
  '6-1': 'De De De Dd Dd Dd',
};
