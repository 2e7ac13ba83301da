-- Two species share a name and keep the Latin one; a third has another (docs/decisions/0202). `de` is named for the trigger
-- that databases of before 283 still have: it makes the text for the search anew, without English names.
update data.kaeferarten a set en = n.en, de = a.de from (values ('Ips amitinus', ''), ('Polygraphus poligraphus', ''),
  ('Pityokteines curvidens', 'Fir engraver beetle')) n (sci, en) where n.sci = a.sci;
update data.suchtext set wert = wert || 'fir engraver beetle '
  where art = 'kaeferarten' and wert like '% pityokteines curvidens %' and wert not like '%fir engraver%';
