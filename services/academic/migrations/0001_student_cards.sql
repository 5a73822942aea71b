CREATE TABLE "academic"."card_check_in" (
	"check_in_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "academic"."card_check_in_check_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"card_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"read_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "academic"."card_check_in" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "academic"."card_code" (
	"validation_code" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"card_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "academic"."card_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "academic"."card_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "academic"."card_setting" (
	"tenant_id" integer NOT NULL,
	"institution_id" integer NOT NULL,
	"reviews_photos" boolean NOT NULL,
	CONSTRAINT "card_setting_tenant_id_institution_id_pk" PRIMARY KEY("tenant_id","institution_id")
);
--> statement-breakpoint
ALTER TABLE "academic"."card_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "academic"."student_card" (
	"card_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"enrollment_id" integer NOT NULL,
	"validation_code" text NOT NULL,
	"typed_code" text NOT NULL,
	"photo" text,
	"photo_status" text NOT NULL,
	"photo_reason" text,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_card_of_tenant" UNIQUE("tenant_id","card_id"),
	CONSTRAINT "student_card_photo" CHECK ("academic"."student_card"."photo_status" in ('pending', 'accepted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "academic"."student_card" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "academic"."card_check_in" ADD CONSTRAINT "card_check_in_tenant_id_card_id_student_card_tenant_id_card_id_fk" FOREIGN KEY ("tenant_id","card_id") REFERENCES "academic"."student_card"("tenant_id","card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academic"."card_setting" ADD CONSTRAINT "card_setting_tenant_id_institution_id_institution_tenant_id_institution_id_fk" FOREIGN KEY ("tenant_id","institution_id") REFERENCES "academic"."institution"("tenant_id","institution_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academic"."student_card" ADD CONSTRAINT "student_card_tenant_id_enrollment_id_enrollment_tenant_id_enrollment_id_fk" FOREIGN KEY ("tenant_id","enrollment_id") REFERENCES "academic"."enrollment"("tenant_id","enrollment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_check_in_card" ON "academic"."card_check_in" USING btree ("tenant_id","card_id","at");--> statement-breakpoint
CREATE INDEX "card_key_tenant" ON "academic"."card_key" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "student_card_live" ON "academic"."student_card" USING btree ("tenant_id","enrollment_id") WHERE "academic"."student_card"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "student_card_typed" ON "academic"."student_card" USING btree ("tenant_id","typed_code");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."card_check_in" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."card_key" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."card_setting" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."student_card" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "academic"."card_setting" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "academic"."student_card" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "academic"."card_check_in" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "academic"."card_key" FORCE ROW LEVEL SECURITY;
