-- Two species whose English name is another's, too, keep the Latin one; a third gets the one in use (docs/decisions/0202).
update data.kaeferarten a set en = n.en from (values ('Ips amitinus', ''), ('Polygraphus poligraphus', ''),
  ('Pityokteines curvidens', 'Fir engraver beetle')) n (sci, en) where n.sci = a.sci;
-- The trigger has changed the texts of the search, but where it is the one of before 283: its rules follow these files.
update data.suchtext t set wert = replace(t.wert, n.former, n.folded) from data.kaeferarten a join (values
  ('Ips amitinus', 'smaller eight toothed spruce bark beetle ', ''),
  ('Polygraphus poligraphus', 'small spruce bark beetle ', ''),
  ('Pityokteines curvidens', 'silver fir bark beetle ', 'fir engraver beetle ')) n (sci, former, folded) using (sci)
  where t.art = 'kaeferarten' and t.id = a.id;
