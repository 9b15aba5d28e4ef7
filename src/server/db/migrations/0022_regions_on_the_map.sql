-- A few dozen rows; no other table is read.
ALTER TABLE "regions" ADD COLUMN "map_id" text;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_map_id" CHECK ("regions"."map_id" in ('andaman-and-nicobar-islands', 'andhra-pradesh', 'arunachal-pradesh', 'assam', 'bihar', 'chandigarh', 'chhattisgarh', 'dadra-and-nagar-haveli-and-daman-and-diu', 'delhi', 'goa', 'gujarat', 'haryana', 'himachal-pradesh', 'jammu-and-kashmir', 'jharkhand', 'karnataka', 'kerala', 'ladakh', 'lakshadweep', 'madhya-pradesh', 'maharashtra', 'manipur', 'meghalaya', 'mizoram', 'nagaland', 'odisha', 'puducherry', 'punjab', 'rajasthan', 'sikkim', 'tamil-nadu', 'telangana', 'tripura', 'uttar-pradesh', 'uttarakhand', 'west-bengal'));
--> statement-breakpoint
-- The regions that came with the program bear the names of the drawing's shapes. Nobody edited them, so it is no change.
SELECT set_config('hatheli.changes', 'off', true);
--> statement-breakpoint
UPDATE regions SET map_id = shape.id
	FROM (SELECT id AS region, trim(both '-' from regexp_replace(replace(lower(name), '&', 'and'), '[^a-z]+', '-', 'g')) AS id FROM regions) AS shape
	WHERE regions.id = shape.region AND shape.id IN ('andaman-and-nicobar-islands', 'andhra-pradesh', 'arunachal-pradesh', 'assam', 'bihar', 'chandigarh', 'chhattisgarh', 'dadra-and-nagar-haveli-and-daman-and-diu', 'delhi', 'goa', 'gujarat', 'haryana', 'himachal-pradesh', 'jammu-and-kashmir', 'jharkhand', 'karnataka', 'kerala', 'ladakh', 'lakshadweep', 'madhya-pradesh', 'maharashtra', 'manipur', 'meghalaya', 'mizoram', 'nagaland', 'odisha', 'puducherry', 'punjab', 'rajasthan', 'sikkim', 'tamil-nadu', 'telangana', 'tripura', 'uttar-pradesh', 'uttarakhand', 'west-bengal');
--> statement-breakpoint
SELECT set_config('hatheli.changes', '', true);
