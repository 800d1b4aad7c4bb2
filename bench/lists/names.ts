/** Names of people who are made, apart by commas: twenty first ones and forty last ones. */
export const firstNames =
  'Sophie,Liam,Geneviève,Daniel,Aisha,Maëlle,Noah,Éloïse,Olivia,Jean-Philippe,Peter,Priya,Étienne,Margaret,Chloé,Ravi,Zoë,François,Anne,Li';
export const lastNames =
  'Lavoie,O’Connor,Bouchard,Kowalski,Rahman,Gagnon,Gill,Fraser,Martin,Savoie,MacDonald,Chen,Tremblay,Sandhu,Roy,Côté,Bélanger,Singh,Nguyen,Wilson,Campbell,Morin,Fortin,Gauthier,Ouellet,Pelletier,Lévesque,Bergeron,Leblanc,Brown,Smith,Johnson,Thompson,Patel,Wong,Kim,Park,Novak,Schmidt,Rossi';
