-- English common names of species, where one is in use. A fresh database gets them with its species.
alter table data.kaeferarten add column en text not null default '';
update data.kaeferarten a set en = n.en from (values ('Ips typographus', 'European spruce bark beetle'),
  ('Pityogenes chalcographus', 'Six-toothed spruce bark beetle'), ('Ips duplicatus', 'Double-spined bark beetle'),
  ('Ips amitinus', 'Smaller eight-toothed spruce bark beetle'), ('Polygraphus poligraphus', 'Small spruce bark beetle'),
  ('Dendroctonus micans', 'Great spruce bark beetle'), ('Hylurgops palliatus', 'Lesser spruce shoot beetle'),
  ('Pityokteines curvidens', 'Silver fir bark beetle'), ('Tomicus piniperda', 'Common pine shoot beetle'),
  ('Tomicus minor', 'Lesser pine shoot beetle'), ('Ips acuminatus', 'Sharp-dentated bark beetle'),
  ('Ips sexdentatus', 'Six-toothed bark beetle'), ('Pityogenes bidentatus', 'Two-toothed pine beetle'),
  ('Hylastes ater', 'Black pine bark beetle'), ('Ips cembrae', 'Large larch bark beetle'),
  ('Trypodendron lineatum', 'Striped ambrosia beetle'),
  ('Trypodendron domesticum', 'European hardwood ambrosia beetle'), ('Xylosandrus germanus', 'Black stem borer'),
  ('Anisandrus dispar', 'Pear blight beetle'), ('Xyleborinus saxesenii', 'Fruit-tree pinhole borer'),
  ('Hylesinus varius', 'Ash bark beetle'), ('Scolytus intricatus', 'European oak bark beetle'),
  ('Scolytus ratzeburgi', 'Birch bark beetle'), ('Scolytus scolytus', 'Large elm bark beetle'),
  ('Scolytus multistriatus', 'Smaller European elm bark beetle')) n (sci, en) where n.sci = a.sci;
-- The search finds them, too; its trigger keeps the texts from now on.
update data.suchtext t set wert = t.wert || lower(regexp_replace(a.en, '[^A-Za-z]+', ' ', 'g')) || ' '
  from data.kaeferarten a where t.art = 'kaeferarten' and t.id = a.id and a.en <> '';
